-- Whom emails about a statement are for: the talent and the owners of the firm. For both sides, admins and the product.
create or replace function app.statement_parties(statement_id uuid)
  returns table (side text, email text, first_name text)
  language sql stable security definer set search_path = ''
begin atomic
  select party.side, party.email, party.first_name
  from public.statements s
  cross join lateral (
    select 'talent', u.email, split_part(coalesce(c.name, u.name, ''), ' ', 1)
    from public.users u left join public.candidates c on c.user_id = u.id where u.id = s.talent_id
    union all
    select 'owner', b.email, b.first_name from public.buyers b where b.firm_id = s.firm_id and b.firm_role = 'owner'
  ) as party (side, email, first_name)
  where s.id = $1 and (
    current_setting('role') in ('app_system', 'app_admin') or s.talent_id = app.user_id() or s.firm_id = app.firm_id()
  );
end;
alter function app.statement_parties owner to app_definer;
grant execute on function app.statement_parties to app_admin, app_buyer, app_talent, app_system;
