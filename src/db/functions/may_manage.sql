-- Whether the signed-in person posts projects and decides on applications for their firm.
create or replace function app.may_manage() returns boolean
  language sql stable parallel safe
  return coalesce(app.firm_role() in ('owner', 'manager'), false);
grant execute on function app.may_manage to app_user, app_definer;
