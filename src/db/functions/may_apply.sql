-- A worker may apply unless rejected; the vetting itself may still be under way.
create or replace function app.may_apply() returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.candidates c where c.user_id = app.user_id() and c.status <> 'rejected');
end;
alter function app.may_apply owner to app_definer;
grant execute on function app.may_apply to app_talent;
