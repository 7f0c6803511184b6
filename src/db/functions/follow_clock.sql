-- Queues what a clock needs: its times, at once; later the reminders and the outcome; and the minutes, once it was answered. Each
-- job does nothing when the clock has stopped meanwhile. A reminder is a notice.
create or replace function app.follow_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.jobs (kind, key, due_at)
  select 'follow-clock', concat_ws(':', new.id, step.name), greatest(step.due_at, now())
  from (values
    ('start', case when tg_op = 'INSERT' then now() end),
    ('half', case when tg_op = 'INSERT' or old.half_at is null then new.half_at end),
    ('due', case when tg_op = 'INSERT' or old.due_at is null then new.due_at end),
    ('outcome', case when tg_op = 'UPDATE' and old.outcome_at is null then new.outcome_at end),
    ('stop', case when tg_op = 'UPDATE' and (new.replied_at, new.ended_at) is distinct from (old.replied_at, old.ended_at) then now() end)
  ) as step (name, due_at)
  where step.due_at is not null
  on conflict (kind, key) do nothing;
  -- Nobody is reminded of an invitation that can't be accepted, while its project is a draft again.
  if tg_op = 'UPDATE' and new.reminders > old.reminders and not (new.kind = 'invitation' and exists (
    select from public.projects p where p.id = new.project_id and p.status = 'draft'
  )) then
    perform app.tell(new.kind || case when new.kind = 'week' and new.reminders > 1 then '.overdue' else '.due' end,
      case when new.kind = 'message' then 'thread' else new.kind end,
      new.subject_id, new.project_id, new.firm_id, new.user_id, new.side = 'operator');
  end if;
  return null;
end
$$;
alter function app.follow_clock owner to app_definer;
-- Not granted to anyone: only triggers call it.
