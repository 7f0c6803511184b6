-- Where the rule is on, the shortlist of a newly posted project waits for an admin. Once it was held, it isn't held again.
create or replace function app.hold_shortlist() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shortlist_changes (project_id, change, made_by)
  select new.id, 'held', null from public.operator_settings s where s.holds_shortlists
  on conflict do nothing;
  return null;
end
$$;
alter function app.hold_shortlist owner to app_definer;
-- Not granted to anyone: only triggers call it.
