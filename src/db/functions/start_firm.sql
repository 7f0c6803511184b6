-- Gives a buyer who has no record one, with a firm that they own. Someone with a record keeps it, and its firm.
create or replace function app.start_firm(name text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  firm uuid;
  member uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('firm ' || app.user_id(), 0));
  select b.id, b.firm_id into member, firm from public.buyers b where b.user_id = app.user_id();
  if member is null then
    insert into public.firms (name) values (start_firm.name) returning id into firm;
    insert into public.buyers (user_id, email, avatar_url, firm_id, firm_role)
    select u.id, u.email, u.avatar_url, firm, 'owner' from public.users u where u.id = app.user_id()
    returning id into member;
  end if;
  perform set_config('app.buyer_id', member::text, true), set_config('app.firm_id', coalesce(firm::text, ''), true);
end
$$;
alter function app.start_firm owner to app_definer;
grant execute on function app.start_firm to app_buyer;
