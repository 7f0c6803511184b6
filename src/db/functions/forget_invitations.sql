-- When an account is deleted, so are the invitations to its address.
create or replace function app.forget_invitations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.firm_invitations i where i.email = old.email;
  return old;
end
$$;
alter function app.forget_invitations owner to app_definer;
-- Not granted to anyone: only triggers call it.
