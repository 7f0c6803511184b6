-- What an engagement is about, and what its gate still asks for. For both sides, admins and the product.
create or replace function app.engagement_facts(engagement uuid)
  returns table (project_id uuid, talent_id uuid, firm_id uuid, title text, firm text, talent text, zone text, today date,
    missing text[], earliest_end date, ends_on date, conversion_fee_cents int)
  language sql stable security definer set search_path = ''
begin atomic
  select p.id, a.user_id, p.firm_id, p.title, f.name, coalesce(c.name, u.name), coalesce(f.zone, 'America/New_York'),
    app.firm_today(p.firm_id), case when e.status in ('preparing', 'paused') then app.missing_for_start(e.id) else '{}' end,
    case when e.status in ('active', 'paused') then app.earliest_end(e.id) end, e.ends_on,
    e.conversion_fee_cents
  from public.engagements e
  join public.applications a on a.id = e.application_id
  join public.projects p on p.id = a.project_id
  left join public.firms f on f.id = p.firm_id
  left join public.users u on u.id = a.user_id
  left join public.candidates c on c.user_id = a.user_id
  where e.id = $1 and (
    current_setting('role') in ('app_system', 'app_admin') or a.user_id = app.user_id() or p.firm_id = app.firm_id()
  );
end;
alter function app.engagement_facts owner to app_definer;
grant execute on function app.engagement_facts to app_admin, app_buyer, app_talent, app_system;
