-- Engagements end with their project. When it is reopened, those that ended with it are prepared again, unless the account of whoever
-- worked was deleted, and go on at once where the gate lets them.
create or replace function app.end_engagements() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.status in ('completed', 'archived') then
    update public.engagements e set status = 'ended', ended_with_project = true
    from public.applications a
    where a.id = e.application_id and a.project_id = new.id and e.status in ('preparing', 'active', 'paused', 'ending');
  elsif old.status in ('completed', 'archived') then
    update public.engagements e set status = 'preparing', ended_with_project = false
    from public.applications a
    where a.id = e.application_id and a.project_id = new.id and a.user_id is not null and e.status = 'ended' and e.ended_with_project;
    update public.engagements e set status = 'active'
    from public.applications a
    where a.id = e.application_id and a.project_id = new.id and e.status = 'preparing' and app.missing_for_start(e.id) = '{}';
  end if;
  return null;
end
$$;
alter function app.end_engagements owner to app_definer;
-- Not granted to anyone: only triggers call it.
