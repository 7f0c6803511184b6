-- Whom to remind: of onboarding that is due, once for each item, and of access that is still open a day after the end, once. The events
-- tell by notice; the answer is for the emails.
create or replace function app.remind_engagements(bound int) returns table (id uuid, reason text, sides text[])
  language plpgsql security definer set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select i.engagement_id, array_agg(distinct o.side) filter (where o.side <> 'operator') as sides, array_agg(i.name) as items
    from public.onboarding_items i
    join public.engagements e on e.id = i.engagement_id and e.status in ('preparing', 'active')
    join public.applications a on a.id = e.application_id
    join public.projects p on p.id = a.project_id
    join lateral app.onboarding(e.id) o on o.name = i.name and not o.is_done and o.due_on <= app.firm_today(p.firm_id)
    where i.done_at is null and i.reminded_at is null
      and exists (select from app.engagement_terms(e.id))
    group by i.engagement_id
    limit bound
  loop
    update public.onboarding_items i set reminded_at = now() where i.engagement_id = due.engagement_id and i.name = any (due.items);
    insert into public.events (event, subject_kind, subject_id, firm_id)
    select 'engagement.onboarding-due', 'engagement', due.engagement_id, f.firm_id from app.engagement_facts(due.engagement_id) f;
    id = due.engagement_id;
    reason = 'onboarding';
    sides = coalesce(due.sides, '{}');
    return next;
  end loop;
  for due in
    update public.engagements e set alarmed_at = now()
    where e.id in (
      select w.id from public.engagements w
      where w.ended_at < now() - interval '1 day' and w.alarmed_at is null
        and exists (select from public.engagement_accesses x where x.engagement_id = w.id and x.ended_at is null)
      order by w.ended_at limit bound for update skip locked
    )
    returning e.id
  loop
    insert into public.events (event, subject_kind, subject_id, firm_id)
    select 'engagement.access-left', 'engagement', due.id, f.firm_id from app.engagement_facts(due.id) f;
    id = due.id;
    reason = 'access';
    sides = '{owner,talent}';
    return next;
  end loop;
end
$$;
alter function app.remind_engagements owner to app_definer;
grant execute on function app.remind_engagements to app_system;
