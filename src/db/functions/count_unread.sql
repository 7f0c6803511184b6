-- In how many conversations the signed-in person has something to read.
create or replace function app.count_unread() returns int
  language sql stable security definer set search_path = ''
begin atomic
  select count(*)::int from (
    select t.host_messages as theirs, t.id from public.threads t where t.user_id = app.user_id()
    union all
    select t.person_messages, t.id from public.threads t
    where t.firm_id = app.firm_id() and t.user_id is distinct from app.user_id()
    union all
    select t.person_messages, t.id from public.threads t
    where t.is_with_operator and current_setting('role') = 'app_admin' and t.user_id is distinct from app.user_id()
  ) as own
  left join public.thread_reads r on r.thread_id = own.id and r.user_id = app.user_id()
  where own.theirs > coalesce(r.read_messages, 0);
end;
alter function app.count_unread owner to app_definer;
grant execute on function app.count_unread to app_talent, app_buyer, app_admin;
