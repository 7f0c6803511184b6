-- Ends every session of an account, and returns how many there were.
create or replace function app.end_sessions(account uuid) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  ended int;
begin
  delete from identity.sessions s where s.user_id = account;
  get diagnostics ended = row_count;
  return ended;
end
$$;
alter function app.end_sessions owner to app_definer;
grant execute on function app.end_sessions to app_admin;
