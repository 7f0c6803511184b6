-- A project that is over has no offers that wait for an answer.
create or replace function app.end_offers() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.offers o where o.project_id = new.id and o.status = 'draft';
  update public.offers o set status = 'withdrawn' where o.project_id = new.id and o.status in ('sent', 'countered');
  return null;
end
$$;
alter function app.end_offers owner to app_definer;
-- Not granted to anyone: only triggers call it.
