-- A message answers what its side was asked, and the other side must answer it: the clock of a turn starts with its first message.
create or replace function app.run_message_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  thread public.threads;
  host text;
begin
  select t.* into thread from public.threads t where t.id = new.thread_id;
  host = case when thread.is_with_operator then 'operator' else 'firm' end;
  update public.reply_clocks c set replied_at = now(), ended_at = now(), ended_as = 'replied'
  where c.kind = 'message' and c.subject_id = thread.id and c.ended_at is null
    and c.side = case new.side when 'host' then host else 'talent' end;
  -- Nobody has to answer the operator.
  if new.side = 'person' or thread.firm_id is not null then
    insert into public.reply_clocks (kind, subject_id, side, firm_id, user_id, project_id)
    values ('message', thread.id, case new.side when 'host' then 'talent' else host end,
      case new.side when 'person' then thread.firm_id end, case new.side when 'host' then thread.user_id end, thread.project_id)
    on conflict (kind, subject_id, side) where ended_at is null do nothing;
  end if;
  return null;
end
$$;
alter function app.run_message_clock owner to app_definer;
-- Not granted to anyone: only triggers call it.
