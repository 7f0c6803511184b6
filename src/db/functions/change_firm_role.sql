-- Gives someone of the caller's firm another role. Null if the caller is no owner or the role isn't the one they saw.
create or replace function app.change_firm_role(member uuid, expected text, wanted text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  changed text;
begin
  -- Owners decide one after the other, so that nobody acts in a role that another has just taken from them.
  perform from public.firms f where f.id = app.firm_id() for update;
  update public.buyers b set firm_role = wanted
  where b.id = member and b.firm_id = app.firm_id() and b.firm_role = expected and exists (
    select from public.buyers o where o.id = app.buyer_id() and o.firm_id = app.firm_id() and o.firm_role = 'owner'
  )
  returning b.email into changed;
  return changed;
end
$$;
alter function app.change_firm_role owner to app_definer;
grant execute on function app.change_firm_role to app_buyer;
