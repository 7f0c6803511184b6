-- Who a session token belongs to, always as exactly one row: without a valid session, the visitor. An admin's session ends after an
-- hour of inactivity or twelve hours in all. Where admins need a second factor, they can do only what everyone signed in can until
-- they verify it. Someone who is suspended is a visitor, whatever they still have. The server switches to `db_role` in the same round trip as the query that follows. Only the bare login role gets
-- an answer: after switching, nobody can look up anyone else. In plpgsql, which keeps its plan, because every request calls it.
create or replace function identity.principal(token_hash text, admins_need_second_factor boolean default false)
  returns table (
    user_id uuid, session_id uuid, role text, email text, buyer_id uuid, firm_id uuid, firm_role text, db_role text, lacks_second_factor boolean
  )
  language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  seen_before timestamptz;
begin
  select u.id, s.id, u.role, u.email, b.id, b.firm_id, b.firm_role, s.seen_at,
    u.role = 'admin' and admins_need_second_factor and s.second_factor_at is null
  into user_id, session_id, role, email, buyer_id, firm_id, firm_role, seen_before, lacks_second_factor
  from identity.sessions s
  join identity.users i on i.id = s.user_id and i.email_verified and i.suspended_at is null
  join public.users u on u.id = s.user_id
  left join public.buyers b on b.user_id = u.id
  where s.token = token_hash and s.expires_at > now() and current_setting('role') = 'none'
    and (u.role <> 'admin' or s.seen_at > now() - interval '1 hour' and s.created_at > now() - interval '12 hours');
  db_role = case when user_id is null then 'app_visitor' when lacks_second_factor then 'app_user' else 'app_' || role end;
  if role = 'admin' and seen_before < now() - interval '1 minute' then
    -- Concurrent requests don't wait for each other.
    update identity.sessions s set seen_at = now()
    where s.id = (select o.id from identity.sessions o where o.id = session_id for no key update skip locked);
  end if;
  return next;
end
$$;
alter function identity.principal owner to app_definer;
grant execute on function identity.principal to public;
