-- Why a resume can't be opened: it is waiting to be scanned, or it is infected. Anything unknown keeps it locked.
create or replace function app.resume_lock(path text) returns text
  language sql stable security definer set search_path = ''
begin atomic
  select case
    when f.status = 'infected' then 'infected'
    when f.status is distinct from 'clean' and coalesce((select s.scans_files from operator_settings s), true) then 'pending'
  end
  from (values (resume_lock.path)) as asked (path) left join resume_files f on f.path = asked.path
  where asked.path is not null;
end;
alter function app.resume_lock owner to app_definer;
grant execute on function app.resume_lock to app_talent, app_admin, app_system;
