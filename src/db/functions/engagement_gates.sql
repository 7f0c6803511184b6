-- What engagements still lack before they may be active, nothing where the gate is open; and which sides have something left to do.
-- Asked for many at once: what the firm has is looked up once. In plpgsql, which keeps its plan.
create or replace function app.engagement_gates(engagements uuid[])
  returns table (engagement_id uuid, missing text[], open_sides text[])
  language plpgsql stable security definer rows 100 set search_path = ''
as $$
begin
  return query
  with asked as materialized (
    select e.id, a.user_id, p.firm_id, t.statement_id, t.starts_on
    from unnest(engagements) as one (id)
    join public.engagements e on e.id = one.id
    join public.applications a on a.id = e.application_id
    join public.projects p on p.id = a.project_id
    left join lateral app.engagement_terms(e.id) t on true
  ), firms as materialized (
    select q.firm_id, app.firm_today(q.firm_id) as today, coalesce(f.has_payment_method or f.terms_granted_at is not null, false) as can_pay,
      -- `offset 0`: of that firm's people, not of all.
      exists (
        select from public.buyers b
        where b.firm_id = q.firm_id and b.firm_role in ('owner', 'manager', 'approver') and app.has_second_factor(b.user_id) offset 0
      ) as has_approver
    from (select distinct a.firm_id from asked a) as q
    left join public.firms f on f.id = q.firm_id
  )
  select a.id, array_remove(array[
      case when a.statement_id is null then 'statement' end,
      case when a.user_id is null or not app.has_second_factor(a.user_id) then 'talent-factor' end,
      case when not f.has_approver then 'approver-factor' end,
      case when not f.can_pay then 'payment' end,
      case when o.sides <> '{}' then 'onboarding' end,
      case when a.statement_id is not null and coalesce(a.starts_on > f.today, true) then 'start' end
    ], null), o.sides
  from asked a
  join firms f on f.firm_id is not distinct from a.firm_id
  cross join lateral (
    select array(
      select distinct i.side from public.onboarding_items i
      where i.engagement_id = a.id and i.is_required and not i.is_fact and i.done_at is null
        and (i.name <> 'same-person' or not app.was_met(a.user_id, a.firm_id))
      order by i.side
    ) as sides offset 0
  ) as o;
end
$$;
alter function app.engagement_gates owner to app_definer;
-- Not granted to anyone: only other functions call it.
