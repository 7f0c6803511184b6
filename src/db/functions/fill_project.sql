-- A project whose hires are complete takes no more applications. Those who accept at once wait for each other, so that neither overlooks
-- the other.
create or replace function app.fill_project() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  needed int;
begin
  select p.estimated_hires into needed from public.projects p where p.id = new.project_id for update;
  if needed > 0 and needed <= (
    select count(*) from public.offers o where o.project_id = new.project_id and o.status = 'accepted'
  ) then
    update public.projects p set status = 'Filled' where p.id = new.project_id and p.status in ('Open', 'active');
  end if;
  return null;
end
$$;
alter function app.fill_project owner to app_definer;
-- Not granted to anyone: only triggers call it.
