-- Like identity.principal, but for a known person without a session (jobs that act for someone, tests). Nothing is done on behalf
-- of someone who was removed or is suspended.
create or replace function identity.principal_of(id uuid)
  returns table (user_id uuid, session_id uuid, role text, email text, buyer_id uuid, firm_id uuid, firm_role text, db_role text)
  language sql stable security definer set search_path = ''
begin atomic
  select u.id, null::uuid, u.role, u.email, b.id, b.firm_id, b.firm_role, coalesce('app_' || u.role, 'app_visitor')
  from (select 1) as always
  left join public.users u on u.id = $1 and u.removed_at is null and current_setting('role') = 'none'
    and not exists (select from identity.users i where i.id = u.id and i.suspended_at is not null)
  left join public.buyers b on b.user_id = u.id;
end;
alter function identity.principal_of owner to app_definer;
grant execute on function identity.principal_of to public;
