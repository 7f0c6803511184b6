-- What a statement is written from: an offer of the signed-in person's firm that both sides agreed on.
create or replace function app.statement_facts(offer_id uuid)
  returns table (project_id uuid, talent_id uuid, terms jsonb, round int, accepted_at timestamptz, title text, description text,
    scope_of_work text, software_systems text[], client text, client_place text, professional text,
    professional_place text, vetted_at timestamptz, zone text, core_from text, core_to text, fee_basis_points int)
  language sql stable security definer set search_path = ''
begin atomic
  select p.id, a.user_id, r.terms, o.round, o.decided_at, p.title, p.description, p.scope_of_work, p.software_systems, f.name,
    coalesce(f.address, f.state),
    coalesce(c.name, u.name), c.public_profile #>> '{personal_info,location}',
    case when c.status = 'accepted' then coalesce(c.decided_at, c.reviewed_at) end, f.zone, f.core_from::text, f.core_to::text,
    o.fee_basis_points
  from public.offers o
  join public.offer_rounds r on r.offer_id = o.id and r.number = o.round
  join public.applications a on a.id = o.application_id
  join public.projects p on p.id = o.project_id
  join public.firms f on f.id = p.firm_id
  join public.users u on u.id = a.user_id
  left join public.candidates c on c.user_id = a.user_id
  where o.id = $1 and o.status = 'accepted' and p.firm_id = app.firm_id() and app.may_manage();
end;
alter function app.statement_facts owner to app_definer;
grant execute on function app.statement_facts to app_buyer;
