-- Gives a buyer who has no record one, with a firm that they own, and on request a firm to someone who has a record and no seat.
-- Whoever has a seat keeps it. Whether a firm was started.
create or replace function app.start_firm(name text, is_anew boolean) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  firm uuid;
  member uuid;
  is_started boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('firm ' || app.user_id(), 0));
  select b.id, b.firm_id into member, firm from public.buyers b where b.user_id = app.user_id();
  is_started = member is null or firm is null and is_anew;
  if is_started then
    insert into public.firms (name) values (start_firm.name) returning id into firm;
    insert into public.buyers (user_id, email, avatar_url, firm_id, firm_role)
    select u.id, u.email, u.avatar_url, firm, 'owner' from public.users u where u.id = app.user_id()
    on conflict (user_id) do update set firm_id = excluded.firm_id, firm_role = excluded.firm_role
    returning id into member;
  end if;
  perform set_config('app.buyer_id', member::text, true), set_config('app.firm_id', coalesce(firm::text, ''), true);
  return is_started;
end
$$;
alter function app.start_firm owner to app_definer;
grant execute on function app.start_firm to app_buyer;
