-- Tells the pages of those whose sessions ended: what was opened with one doesn't outlive it.
create or replace function app.nudge_sessions() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.nudges (user_id, ends_streams)
  select distinct u.id, true from ended e join public.users u on u.id = e.user_id;
  return null;
end
$$;
alter function app.nudge_sessions owner to app_definer;
-- Not granted to anyone: only triggers call it.
