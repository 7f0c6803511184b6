-- What a sealed file is, for whoever holds it: only the whole SHA-256 finds one.
create or replace function app.find_sealed(sha256 text)
  returns table (number text, version int, sealed_at timestamptz, initials text, is_amended boolean)
  language sql stable security definer set search_path = ''
begin atomic
  select s.number, s.version, s.executed_at, s.initials, s.status = 'amended' from public.statements s where s.sealed_sha256 = $1;
end;
alter function app.find_sealed owner to app_definer;
grant execute on function app.find_sealed to app_visitor, app_user;
