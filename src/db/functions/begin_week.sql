-- A week belongs to whom its engagement belongs to, under the terms that they signed: where there are none, it is nobody's and refused.
-- None begins before the week has come.
create or replace function app.begin_week() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  select a.project_id, t.firm_id, t.talent_id, t.weekly_cap_minutes, t.rate_cents, (s.facts ->> 'feeBasisPoints')::int
  into new.project_id, new.firm_id, new.talent_id, new.cap_minutes, new.rate_cents, new.fee_basis_points
  from public.engagements e
  join public.applications a on a.id = e.application_id
  cross join lateral app.engagement_terms(e.id, new.starts_on) t
  join public.statements s on s.id = t.statement_id
  where e.id = new.engagement_id and e.status <> 'preparing';
  if new.starts_on > app.firm_today(new.firm_id) then
    raise exception 'this week cannot begin' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
alter function app.begin_week owner to app_definer;
-- Not granted to anyone: only triggers call it.
