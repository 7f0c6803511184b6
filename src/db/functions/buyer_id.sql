-- The id of the signed-in person's buyer record, or null if they aren't a buyer. A transaction setting, like app.user_id.
create or replace function app.buyer_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.buyer_id', true), '')::uuid;
grant execute on function app.buyer_id to app_user, app_definer;
