-- Whether the signed-in person is an owner of their firm, who decides on its seats, its settings and its billing.
create or replace function app.owns_firm() returns boolean
  language sql stable parallel safe
  return coalesce(app.firm_role() = 'owner', false);
grant execute on function app.owns_firm to app_user, app_definer;
