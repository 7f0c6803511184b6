-- The id of the signed-in person's firm, or null if they have none. A transaction setting, like app.user_id.
create or replace function app.firm_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.firm_id', true), '')::uuid;
grant execute on function app.firm_id to app_user, app_definer;
