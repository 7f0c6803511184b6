-- What is known of a stored resume's content. It belongs to the file, whosever that becomes when two candidates are merged, and
-- goes when nobody has the file any more. It is filled before its key, so that writers wait for seconds.
create table resume_files (
  path text not null,
  -- Kinds of numbers that it should not have, such as a Social Security number. The numbers themselves are kept nowhere.
  sensitive_numbers text[] not null default '{}' check (sensitive_numbers <@ array['ssn', 'itin', 'ein', 'card'])
);
alter table candidates no force row level security;
insert into resume_files (path) select resume_path from candidates where resume_path is not null;
alter table candidates force row level security;
alter table resume_files add primary key (path);

alter table resume_files enable row level security;
alter table resume_files force row level security;
create policy owner_reads on resume_files for select to app_talent using (exists (
  select from candidates c where c.user_id = (select app.user_id()) and c.resume_path = resume_files.path
));
create policy admin_reads on resume_files for select to app_admin using (true);
create policy system_reads on resume_files for select to app_system using (true);
create policy system_notes on resume_files for update to app_system using (true);
create policy definer_keeps on resume_files to app_definer using (true) with check (true);
grant select on resume_files to app_talent, app_admin, app_system;
grant update (sensitive_numbers) on resume_files to app_system;
grant select, insert, delete on resume_files to app_definer;
-- Buyers see none of it, and nobody inserts or deletes but the triggers.

create function app.keep_resume_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.resume_files (path) select new.resume_path where new.resume_path is not null
  on conflict do nothing;
  return null;
end
$$;
alter function app.keep_resume_file() owner to app_definer;
create trigger keep_file after insert or update of resume_path on candidates
  for each row execute function app.keep_resume_file();

create function app.forget_resume_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.resume_files f
  where f.path = old.resume_path and not exists (select from public.candidates c where c.resume_path = f.path);
  return null;
end
$$;
alter function app.forget_resume_file() owner to app_definer;
-- At the end of the transaction: a merge takes the file from one candidate before it gives it to the other.
create constraint trigger forget_file after update of resume_path or delete on candidates
  deferrable initially deferred for each row execute function app.forget_resume_file();
