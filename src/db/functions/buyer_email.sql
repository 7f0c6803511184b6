-- The email address of the signed-in buyer, saved with a project as its owner's.
create or replace function app.buyer_email() returns text
  language sql stable security definer set search_path = ''
begin atomic
  select b.email from public.buyers b where b.user_id = app.user_id();
end;
alter function app.buyer_email owner to app_definer;
grant execute on function app.buyer_email to app_user;
