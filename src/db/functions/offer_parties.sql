-- Whom an email about an offer is for, on either side: whoever made it, or the project's contact once they can't act; and the person.
-- For the two of them, admins and the product.
create or replace function app.offer_parties(offer_id uuid)
  returns table (side text, email text, first_name text, name text, firm text, title text)
  language sql stable security definer set search_path = ''
begin atomic
  select party.side, party.email, party.first_name, coalesce(c.name, u.name), f.name, p.title
  from public.offers o
  join public.applications a on a.id = o.application_id
  join public.projects p on p.id = o.project_id
  left join public.firms f on f.id = p.firm_id
  left join public.users u on u.id = a.user_id
  left join public.candidates c on c.user_id = a.user_id
  cross join lateral (
    select 'talent', u.email, split_part(coalesce(c.name, u.name, ''), ' ', 1) where u.id is not null
    union all
    (
      select 'owner', b.email, b.first_name from public.buyers b
      where b.firm_id = p.firm_id and (b.user_id = o.made_by and b.firm_role in ('owner', 'manager') or b.id = p.buyer_id)
      order by b.user_id is distinct from o.made_by
      limit 1
    )
  ) as party (side, email, first_name)
  where o.id = $1 and (
    current_setting('role') in ('app_system', 'app_admin') or a.user_id = app.user_id() or p.firm_id = app.firm_id()
  );
end;
alter function app.offer_parties owner to app_definer;
grant execute on function app.offer_parties to app_admin, app_buyer, app_talent, app_system;
