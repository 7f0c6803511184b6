-- Whether the signed-in person may write: to someone who is still there, while neither side has blocked the other. For a firm, those
-- write who decide on applications.
create or replace function app.may_write(thread_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce((
    select app.side_in(t) is not null and t.person_blocked_at is null and t.host_blocked_at is null and t.user_id is not null
      and (t.is_with_operator or t.firm_id is not null and (app.side_in(t) = 'person' or app.may_manage()))
    from public.threads t where t.id = $1
  ), false);
end;
alter function app.may_write owner to app_definer;
grant execute on function app.may_write to app_talent, app_buyer, app_admin;
