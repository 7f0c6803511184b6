-- All that facts are read from, of some candidates. An engagement counts by what both have signed, each version from its first day on,
-- and until its last day once notice was given; before that by what its project says, or as half a week. Somebody who is suspended is
-- not accepted for as long.
create or replace function app.facts_source(ids uuid[]) returns table (
  candidate_id uuid, status text, profile_data jsonb, working_hours jsonb, score numeric, accepted_on date,
  was_interviewed boolean, scorecard_count int, rate_from numeric, rate_to numeric, weeks jsonb, confirmed_on date, engaged jsonb, corrections jsonb,
  reply_minutes int
)
  language sql stable security definer set search_path = ''
begin atomic
  select c.id, case when c.user_id in (select app.suspended_people()) then 'suspended' else c.status end, c.profile_data, c.working_hours, app.candidate_score(c.id), c.decided_at::date, c.was_interviewed,
    (select count(*)::int from public.scorecards s where s.candidate_id = c.id and s.is_complete),
    t.rate_from, t.rate_to, coalesce(t.weeks, '{}'), t.confirmed_at::date,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'startsOn', coalesce(signed.starts_on, e.starts_on, e.accepted_at::date),
        'endsOn', least(
          case when e.status = 'ending' then e.ends_on when signed.hours is null then p.end_date else signed.ends_on end,
          signed.until
        ),
        'hoursPerWeek', coalesce(
          signed.hours, (p.need ->> 'hoursPerWeek')::int, case when p.engagement_details = 'Full-time' then 40 else 20 end
        )
      ) order by e.accepted_at, e.id, signed.starts_on)
      from public.applications a
      join public.engagements e on e.application_id = a.id and e.ended_at is null
      join public.projects p on p.id = a.project_id
      left join lateral (
        select greatest(t.starts_on, begins.day) as starts_on, t.ends_on, (t.terms ->> 'hoursPerWeek')::int as hours,
          lead(begins.day) over (order by begins.day nulls first) - 1 as until
        from (
          select null::date as day
          union
          select s.effective_on from public.offers o join public.statements s on s.offer_id = o.id
          where o.application_id = a.id and s.status in ('executed', 'amended') and s.effective_on > app.firm_today(p.firm_id)
        ) as begins
        cross join lateral app.engagement_terms(e.id, begins.day) t
      ) as signed on true
      where a.user_id = c.user_id and a.status = 'accepted'
    ), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', f.kind, 'value', f.value, 'stance', f.stance, 'lastUsed', f.last_used)
        order by f.kind, f.value)
      from public.fact_corrections f where f.candidate_id = c.id
    ), '[]'),
    (select r.median from app.reply_times(null, c.id, false) r)
  from public.candidates c
  left join public.talent_capacity t on t.candidate_id = c.id
  where c.id = any (ids);
end;
alter function app.facts_source owner to app_definer;
grant execute on function app.facts_source to app_system;
