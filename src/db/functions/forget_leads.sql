-- When an account is deleted, a lead with its address is deleted, too.
create or replace function app.forget_leads() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.leads l where l.email = old.email;
  return old;
end
$$;
alter function app.forget_leads owner to app_definer;
-- Not granted to anyone: only triggers call it.
