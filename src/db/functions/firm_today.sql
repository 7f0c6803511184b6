-- Which day it is where a firm is; Eastern until it has chosen a zone.
create or replace function app.firm_today(firm uuid) returns date
  language sql stable security definer set search_path = ''
begin atomic
  select (now() at time zone coalesce((select f.zone from public.firms f where f.id = $1), 'America/New_York'))::date;
end;
alter function app.firm_today owner to app_definer;
grant execute on function app.firm_today to app_admin, app_buyer, app_talent, app_system;
