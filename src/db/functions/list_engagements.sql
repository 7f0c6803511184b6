-- The engagements of the signed-in person or their firm, those that go on first; also one of them, or those of one project. With all that
-- says where each stands. Admins ask for one. The first are found before all of that is looked up, each reader's by an index of their own,
-- and what they lack is asked for all of them together.
create or replace function app.list_engagements(one uuid, project uuid, bound int)
  returns table (id uuid, application_id uuid, project_id uuid, title text, firm text, talent text, status text, starts_on date, ends_on date,
    offer_id uuid, offer_status text, statement_id uuid, statement_status text, amendment_id uuid,
    amendment_status text, missing text[], open_items text[], open_accesses int,
    has_begun boolean, is_handed_over boolean)
  language sql stable security definer set search_path = ''
begin atomic
  with shown as materialized (
    select own.* from (
      select e.* from public.applications a join public.engagements e on e.application_id = a.id
      where one is null and a.user_id = app.user_id() and (list_engagements.project is null or a.project_id = list_engagements.project)
      union all
      (
        select e.*
        from public.engagements e join public.applications a on a.id = e.application_id and a.user_id is distinct from app.user_id()
        where one is null and list_engagements.project is null and e.firm_id = app.firm_id()
        order by e.ended_at is not null, e.accepted_at desc, e.id
        limit bound
      )
      union all
      select e.*
      from public.projects p
      join public.applications a on a.project_id = p.id and a.user_id is distinct from app.user_id()
      join public.engagements e on e.application_id = a.id
      where one is null and p.id = list_engagements.project and p.firm_id = app.firm_id()
      union all
      select e.*
      from public.engagements e
      join public.applications a on a.id = e.application_id
      join public.projects p on p.id = a.project_id
      where e.id = one and (list_engagements.project is null or p.id = list_engagements.project)
        and (a.user_id = app.user_id() or p.firm_id = app.firm_id() or current_setting('role') = 'app_admin')
    ) as own
    order by own.ended_at is not null, own.accepted_at desc, own.id
    limit bound
  )
  select e.id, a.id, p.id, p.title, f.name, coalesce(c.name, u.name), e.status, coalesce(t.starts_on, e.starts_on),
    -- What ended earlier than was planned or given notice of ended on that day.
    least(coalesce(e.ends_on, t.ends_on), (e.ended_at at time zone coalesce(f.zone, 'America/New_York'))::date), o.id, o.status, s.id, s.status, m.id, m.status,
    coalesce(g.missing, '{}'), case when e.status = 'preparing' then g.open_sides else '{}' end,
    (select count(*)::int from public.engagement_accesses x where x.engagement_id = e.id and x.ended_at is null),
    -- Becoming active opens a week.
    exists (select from public.weeks w where w.engagement_id = e.id),
    exists (select from public.handovers h where h.engagement_id = e.id)
  from shown e
  join public.applications a on a.id = e.application_id
  join public.projects p on p.id = a.project_id
  left join public.firms f on f.id = p.firm_id
  left join public.users u on u.id = a.user_id
  left join public.candidates c on c.user_id = a.user_id
  left join app.engagement_gates(array(select w.id from shown w where w.status in ('preparing', 'paused'))) g on g.engagement_id = e.id
  left join lateral app.engagement_terms(e.id) t on true
  left join lateral (
    select w.id, w.status from public.offers w
    where w.application_id = a.id and (w.status <> 'draft' or p.firm_id = app.firm_id()) order by w.created_at desc limit 1
  ) o on true
  left join lateral (
    select w.id, w.status from public.statements w
    where w.offer_id = o.id and (w.sent_at is not null or p.firm_id = app.firm_id())
    order by w.status = 'executed' desc, w.version desc limit 1
  ) s on true
  left join lateral (
    select w.id, w.status from public.statements w
    where w.amends_id = s.id and w.status in ('draft', 'out', 'signed') and (w.sent_at is not null or p.firm_id = app.firm_id())
  ) m on true
  order by e.ended_at is not null, e.accepted_at desc, e.id;
end;
alter function app.list_engagements owner to app_definer;
grant execute on function app.list_engagements to app_admin, app_buyer, app_talent;
