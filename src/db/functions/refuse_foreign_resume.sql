-- A resume's path starts with the candidate's id, so that nobody can point to someone else's file.
create or replace function app.refuse_foreign_resume() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user = 'app_talent' and not exists (
    select from public.candidates c where c.user_id = app.user_id() and starts_with(new.resume_path, c.id || '/')
  ) then
    raise exception 'this resume belongs to another candidate' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
