-- Nobody meets about a project that was deleted.
create or replace function app.end_interviews_of_project() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.end_interviews(old.id, null, 'project', 'The project was deleted, and applications to it have ended.');
  return old;
end
$$;
alter function app.end_interviews_of_project owner to app_definer;
-- Not granted to anyone: only triggers call it.
