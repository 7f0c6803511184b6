-- Whether files are scanned for malware here. If that isn't known, they are.
create or replace function app.scans_files() returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce((select s.scans_files from public.operator_settings s), true);
end;
alter function app.scans_files owner to app_definer;
grant execute on function app.scans_files to app_talent, app_buyer, app_admin;
