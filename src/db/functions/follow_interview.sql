-- Queues what an interview needs: the emails about a change, at once, and later the reminders, the question whether it took place,
-- and the end of a proposal. So no change goes without its emails, whoever makes it. Each job names the sequence it was queued
-- for, and does nothing once the interview has changed.
create or replace function app.follow_interview() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  news constant text := case
    when tg_op = 'INSERT' then case new.status when 'booked' then 'book' else 'propose' end
    when new.status <> old.status then case new.status
      when 'booked' then 'take' when 'expired' then 'expire'
      when 'cancelled' then case new.ended_with when 'application' then 'end' else 'cancel' end
    end
    when new.proposed <> old.proposed then case new.proposed_by when 'talent' then 'answer' else 'counter' end
    when new.starts_at <> old.starts_at then 'move'
    when new.link is distinct from old.link then 'link'
  end;
begin
  insert into public.jobs (kind, key, due_at)
  select 'follow-interview', concat_ws(':', new.id, step.name, new.sequence), greatest(step.due_at, now())
  from (values
    (news, new.status, now()),
    ('remind-day', 'booked', new.starts_at - interval '24 hours'),
    ('remind-soon', 'booked', new.starts_at - interval '15 minutes'),
    ('ask', 'booked', new.ends_at),
    ('settle', 'booked', new.ends_at + interval '7 days'),
    ('lapse', 'proposed', (select max(p.at) from unnest(new.proposed) as p (at)))
  ) as step (name, status, due_at)
  where news is not null and step.status = new.status and (step.due_at >= now());
  -- Whoever no longer takes part has it in their calendar.
  if tg_op = 'UPDATE' and old.status = 'booked' and new.status = 'booked' then
    insert into public.jobs (kind, key, due_at)
    select 'follow-interview', concat_ws(':', new.id, 'leave', gone.id), now()
    from unnest(old.buyer_id || old.colleague_ids) as gone (id)
    where gone.id <> all (new.buyer_id || new.colleague_ids)
    on conflict do nothing;
  end if;
  return null;
end
$$;
alter function app.follow_interview owner to app_definer;
-- Not granted to anyone: only triggers call it.
