-- The signed-in person's role at their firm, or null if they have none. A transaction setting, like app.user_id.
create or replace function app.firm_role() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.firm_role', true), '');
grant execute on function app.firm_role to app_user, app_definer;
