-- Who of the reader's own firm did something, by name; admins read it of every firm. Null for everyone else, to whom it was the firm, and
-- for whoever has left it.
create or replace function app.colleague_name(person uuid) returns text
  language sql stable security definer set search_path = ''
begin atomic
  select nullif(concat_ws(' ', b.first_name, b.last_name), '') from public.buyers b
  where b.user_id = person and (b.firm_id = app.firm_id() or b.firm_id is not null and current_setting('role') = 'app_admin');
end;
alter function app.colleague_name owner to app_definer;
grant execute on function app.colleague_name to app_admin, app_buyer, app_talent;
