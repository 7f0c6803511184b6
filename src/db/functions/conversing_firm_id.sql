-- The firm whose conversations the signed-in person reads.
create or replace function app.conversing_firm_id() returns uuid
  language sql stable set search_path = ''
begin atomic
  select app.firm_id();
end;
grant execute on function app.conversing_firm_id to app_user, app_definer;
