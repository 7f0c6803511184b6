-- What is known of a file goes when nobody has the file any more.
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
-- No execute is granted: a trigger calls it.
