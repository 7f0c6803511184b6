-- Tells the pages of someone whose seat has changed.
create or replace function app.nudge_seat() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.nudges (user_id, is_about_seat) values (new.user_id, true);
  return null;
end
$$;
alter function app.nudge_seat owner to app_definer;
-- Not granted to anyone: only triggers call it.
