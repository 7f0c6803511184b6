-- Where files are scanned for malware, a resume opens for nobody until it is clean. One that was found infected stays shut, also
-- where scanning is switched off later.
alter table resume_files
  add column status text not null default 'pending' check (status in ('pending', 'clean', 'infected')),
  -- One that could not be scanned goes behind those that were not tried yet.
  add column scan_tried_at timestamptz;
create index resume_files_waiting on resume_files (scan_tried_at nulls first) where status = 'pending';
create trigger moves before update of status on resume_files for each row execute function app.refuse_unknown_move(
  'pending>clean', 'pending>infected'
);
grant update (status, scan_tried_at) on resume_files to app_system;

-- Whether the server has a scanner: it says so when it starts, and nobody else may.
alter table operator_settings add column scans_files boolean not null default false;
create policy system_says on operator_settings for update to app_system using (true);
grant update (scans_files) on operator_settings to app_system;
create policy definer_reads on operator_settings for select to app_definer using (true);
grant select (scans_files) on operator_settings to app_definer;

-- Why a resume can't be opened: it waits for the scanner, or was found infected. What isn't known is taken for the worse.
create function app.resume_lock(path text) returns text
  language sql stable security definer set search_path = ''
begin atomic
  select case
    when f.status = 'infected' then 'infected'
    when f.status is distinct from 'clean' and coalesce((select s.scans_files from operator_settings s), true) then 'pending'
  end
  from (values (resume_lock.path)) as asked (path) left join resume_files f on f.path = asked.path
  where asked.path is not null;
end;
alter function app.resume_lock(text) owner to app_definer;
grant execute on function app.resume_lock(text) to app_talent, app_admin, app_system;

drop function app.open_resume(uuid, text, int);
create function app.open_resume(
  candidate uuid, network_address text, daily_limit int,
  out path text, out name text, out is_over_limit boolean, out lock text
)
  language plpgsql security definer set search_path = ''
as $$
declare
  reader constant uuid := app.user_id();
begin
  is_over_limit = false;
  select c.resume_path, c.resume_original_name into path, name
  from public.candidates c
  where c.id = candidate and case current_setting('role')
    when 'app_admin' then true
    when 'app_buyer' then c.status = 'accepted' or exists (
      select from public.applications a join public.projects p on p.id = a.project_id
      where a.user_id = c.user_id and a.status <> 'rejected' and p.buyer_id = app.buyer_id()
    )
    else c.user_id = reader
  end;
  lock = app.resume_lock(path);
  if lock is not null then
    path = null;
    name = null;
    return;
  end if;
  if path is null or current_setting('role') = 'app_talent' then
    return;
  end if;
  -- One at a time for each reader, so that parallel requests can't pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('resume ' || reader, 0));
  is_over_limit = daily_limit <= (
    select count(*) from public.resume_openings o
    where o.opened_by = reader and o.opened_at > now() - interval '1 day'
  );
  if is_over_limit then
    path = null;
    name = null;
  else
    insert into public.resume_openings (candidate_id, opened_by, network_address)
    values (candidate, reader, open_resume.network_address);
  end if;
end
$$;
alter function app.open_resume(uuid, text, int) owner to app_definer;
grant execute on function app.open_resume(uuid, text, int) to app_user;
