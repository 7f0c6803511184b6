-- Counts applications and hires of a project as they come and go. It adds to what is there, so that of two who apply at once neither
-- is overlooked.
create or replace function app.tally_project() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  applied int := 0;
  accepted int := 0;
begin
  if tg_table_name = 'applications' then
    applied = case tg_op when 'INSERT' then 1 else -1 end;
  else
    accepted = coalesce(new.status = 'accepted', false)::int - coalesce(old.status = 'accepted', false)::int;
  end if;
  if applied <> 0 or accepted <> 0 then
    update public.project_search s set applications = s.applications + applied, hired = s.hired + accepted
    where s.id = coalesce(new.project_id, old.project_id);
  end if;
  return null;
end
$$;
alter function app.tally_project owner to app_definer;
-- Not granted to anyone: only triggers call it.
