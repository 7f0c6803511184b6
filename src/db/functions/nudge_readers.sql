-- Tells the open pages of those whose notices have changed.
create or replace function app.nudge_readers() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.nudges (user_id) select distinct c.user_id from changed c;
  return null;
end
$$;
alter function app.nudge_readers owner to app_definer;
-- Not granted to anyone: only triggers call it.
