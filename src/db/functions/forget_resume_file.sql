-- What is known about a file is deleted when no candidate has the file anymore.
create or replace function app.forget_resume_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.resume_files f
  where f.path = old.resume_path and not exists (select from public.candidates c where c.resume_path = f.path);
  return null;
end
$$;
alter function app.forget_resume_file owner to app_definer;
-- Not granted to anyone: only triggers call it.
