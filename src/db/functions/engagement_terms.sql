-- What both sides of an engagement have signed, as it counts on a day; without one, today where the firm is. That is the latest version
-- whose first day has come; the end is the latest version's at once, so that an extension is known before the old end. No row before
-- both have signed. For both sides, admins and the product. In
-- plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.engagement_terms(engagement uuid, on_day date default null)
  returns table (statement_id uuid, rate_cents int, weekly_cap_minutes int, starts_on date, ends_on date, firm_id uuid, talent_id uuid,
    terms jsonb)
  language plpgsql stable security definer rows 1 set search_path = ''
as $$
begin
  return query
  select s.id, (s.facts #>> '{terms,rateCents}')::int, (s.facts #>> '{terms,weeklyCapHours}')::int * 60,
    (s.facts #>> '{terms,startDate}')::date,
    (
      select (l.facts #>> '{terms,endDate}')::date from public.statements l
      where l.offer_id = s.offer_id and l.status = 'executed'
    ),
    p.firm_id, a.user_id, s.facts -> 'terms'
  from public.engagements e
  join public.applications a on a.id = e.application_id
  join public.projects p on p.id = a.project_id
  join public.offers o on o.application_id = a.id
  join public.statements s on s.offer_id = o.id and s.status in ('executed', 'amended')
    and (s.effective_on is null or s.effective_on <= coalesce(on_day, app.firm_today(p.firm_id)))
  where e.id = $1 and (
    current_setting('role') in ('none', 'app_system', 'app_admin') or a.user_id = app.user_id() or p.firm_id = app.firm_id()
  )
  order by s.executed_at desc, s.version desc
  limit 1;
end
$$;
alter function app.engagement_terms owner to app_definer;
grant execute on function app.engagement_terms to app_admin, app_buyer, app_talent, app_system;
