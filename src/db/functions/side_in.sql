-- On which side of a conversation the signed-in person is: null when it isn't theirs.
create or replace function app.side_in(thread public.threads) returns text
  language sql stable set search_path = ''
begin atomic
  select case
    when thread.user_id = app.user_id() then 'person'
    when thread.is_with_operator and current_setting('role') = 'app_admin' then 'host'
    when not thread.is_with_operator and thread.firm_id = app.firm_id() then 'host'
  end;
end;
grant execute on function app.side_in to app_definer;
