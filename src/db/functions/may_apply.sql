-- Talent may apply unless rejected, even while vetting is still in progress.
create or replace function app.may_apply() returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.candidates c where c.user_id = app.user_id() and c.status <> 'rejected');
end;
alter function app.may_apply owner to app_definer;
grant execute on function app.may_apply to app_talent;
