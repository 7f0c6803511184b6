-- Ends engagements whose last day is over where the firm is, by notice or as agreed; so many at once.
create or replace function app.finish_engagements(bound int) returns table (id uuid)
  language sql security definer set search_path = ''
begin atomic
  update public.engagements e set status = 'ended'
  where e.id in (
    select w.id from public.engagements w
    join public.applications a on a.id = w.application_id
    join public.projects p on p.id = a.project_id
    left join lateral app.engagement_terms(w.id) t on true
    where w.status in ('active', 'paused', 'ending')
      and case w.status when 'ending' then w.ends_on else t.ends_on end < app.firm_today(p.firm_id)
    order by w.accepted_at, w.id
    limit bound
    for update of w skip locked
  )
  returning e.id;
end;
alter function app.finish_engagements owner to app_definer;
grant execute on function app.finish_engagements to app_system;
