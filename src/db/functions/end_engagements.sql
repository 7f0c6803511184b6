-- Engagements end with their project and resume when it is reopened.
create or replace function app.end_engagements() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.engagements e
  set ended_at = case when new.status in ('completed', 'archived') then coalesce(e.ended_at, now()) end
  from public.applications a
  where a.id = e.application_id and a.project_id = new.id;
  return null;
end
$$;
alter function app.end_engagements owner to app_definer;
-- Not granted to anyone: only triggers call it.
