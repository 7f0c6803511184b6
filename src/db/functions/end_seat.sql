-- Ends a seat at the caller's firm: an owner anyone's, others their own. Null if there is no such seat.
create or replace function app.end_seat(member uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  ended text;
begin
  perform from public.firms f where f.id = app.firm_id() for update;
  update public.buyers b set firm_id = null, firm_role = null
  where b.id = member and b.firm_id = app.firm_id() and (b.id = app.buyer_id() or exists (
    select from public.buyers o where o.id = app.buyer_id() and o.firm_id = app.firm_id() and o.firm_role = 'owner'
  ))
  returning b.email into ended;
  return ended;
end
$$;
alter function app.end_seat owner to app_definer;
grant execute on function app.end_seat to app_buyer;
