-- Whether the signed-in person approves hours for their firm.
create or replace function app.may_approve() returns boolean
  language sql stable parallel safe
  return coalesce(app.firm_role() in ('owner', 'manager', 'approver'), false);
grant execute on function app.may_approve to app_user, app_definer;
