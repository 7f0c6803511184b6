-- In how many conversations the signed-in person has something to read. Everything it compares is in indexes.
create or replace function app.count_unread() returns int
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Asked once, not for each row.
  me constant uuid := app.user_id();
  firm constant uuid := app.firm_id();
  is_admin constant boolean := current_setting('role') = 'app_admin';
begin
  return (
    select count(*)::int from (
      select t.host_messages as theirs, t.id from public.threads t where t.user_id = me
      union all
      select t.person_messages, t.id from public.threads t where t.firm_id = firm and t.user_id is distinct from me
      union all
      select t.person_messages, t.id from public.threads t where t.is_with_operator and is_admin and t.user_id is distinct from me
    ) as own
    left join public.thread_reads r on r.thread_id = own.id and r.user_id = me
    where own.theirs > coalesce(r.read_messages, 0)
  );
end
$$;
alter function app.count_unread owner to app_definer;
grant execute on function app.count_unread to app_talent, app_buyer, app_admin;
