-- The signed-in person of this transaction; null for a visitor. A transaction setting, so that policies compare with a constant
-- instead of querying a table.
create or replace function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
grant execute on function app.user_id to app_user, app_visitor, app_system, app_definer;
