-- Tells admins of a row: by the event and the kind of subject that the trigger names.
create or replace function app.tell_admins() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell(tg_argv[0], tg_argv[1], new.id, null, null, null, true);
  return null;
end
$$;
alter function app.tell_admins owner to app_definer;
-- Not granted to anyone: only triggers call it.
