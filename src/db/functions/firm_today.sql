-- Which day it is where a firm is; Eastern until it has chosen a zone. In plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.firm_today(firm uuid) returns date
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (now() at time zone coalesce((select f.zone from public.firms f where f.id = $1), 'America/New_York'))::date;
end
$$;
alter function app.firm_today owner to app_definer;
grant execute on function app.firm_today to app_admin, app_buyer, app_talent, app_system;
