-- An application without an account is linked to the account that has confirmed its address; any other stays as it is.
create or replace function app.adopt_candidate() returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  adopted uuid;
begin
  update public.candidates c set user_id = app.user_id()
  from public.users u
  where u.id = app.user_id() and c.user_id is null and c.email = u.email
    and not exists (select from public.candidates own where own.user_id = u.id)
  returning c.id into adopted;
  return adopted;
end
$$;
alter function app.adopt_candidate owner to app_definer;
grant execute on function app.adopt_candidate to app_talent;
