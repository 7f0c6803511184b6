-- Every stored resume has a row in resume_files.
create or replace function app.add_resume_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.resume_files (path) select new.resume_path where new.resume_path is not null
  on conflict do nothing;
  return null;
end
$$;
alter function app.add_resume_file owner to app_definer;
-- Not granted to anyone: only triggers call it.
