-- What an engagement still lacks before it may be active; nothing when the gate is open. `offset 0`: of that firm's people, not of all. In
-- plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.missing_for_start(engagement uuid) returns text[]
  language plpgsql stable security definer cost 1000 set search_path = ''
as $$
begin
  return (
    select array_remove(array[
      case when t.statement_id is null then 'statement' end,
      case when a.user_id is null or not app.has_second_factor(a.user_id) then 'talent-factor' end,
      case when not exists (
        select from public.buyers b
        where b.firm_id = p.firm_id and b.firm_role in ('owner', 'manager', 'approver') and app.has_second_factor(b.user_id) offset 0
      ) then 'approver-factor' end,
      case when not coalesce(f.has_payment_method or f.terms_granted_at is not null, false) then 'payment' end,
      case when exists (select from app.onboarding(e.id) i where i.is_required and not i.is_done and not i.is_fact) then 'onboarding' end,
      case when t.statement_id is not null and coalesce(t.starts_on > app.firm_today(p.firm_id), true) then 'start' end
    ], null)
    from public.engagements e
    join public.applications a on a.id = e.application_id
    join public.projects p on p.id = a.project_id
    left join public.firms f on f.id = p.firm_id
    left join lateral app.engagement_terms(e.id) t on true
    where e.id = $1
  );
end
$$;
alter function app.missing_for_start owner to app_definer;
-- Not granted to anyone: only other functions call it.
