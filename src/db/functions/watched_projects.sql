-- Open projects for which somebody wants to be told, whom their firm has hidden, and what their need is read from.
create or replace function app.watched_projects() returns table (project_id uuid, hidden uuid[], project jsonb)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select p.id, array(select h.candidate_id from public.hidden_talent h where h.firm_id = p.firm_id),
    jsonb_build_object(
      'title', p.title, 'description', p.description, 'scopeOfWork', p.scope_of_work, 'softwareSystems', p.software_systems,
      'seniorityLevel', p.seniority_level, 'engagementDetails', p.engagement_details, 'startDate', p.start_date,
      'endDate', p.end_date, 'preferredTimeOverlap', p.preferred_time_overlap, 'duration', p.duration,
      'payRate', p.pay_rate, 'payRateMax', p.pay_rate_max, 'need', p.need,
      'firmDay', case when f.zone is not null
        then jsonb_build_object('zone', f.zone, 'from', f.core_from, 'to', f.core_to) end
    )
  from public.projects p left join public.firms f on f.id = p.firm_id
  where p.id in (select w.project_id from public.fit_watches w) and p.status in ('Open', 'active') and p.taken_down_at is null
  order by p.id;
end
$$;
alter function app.watched_projects owner to app_definer;
grant execute on function app.watched_projects to app_system;
