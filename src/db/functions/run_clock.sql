-- Starts a clock while a row waits for a side, and stops it when it no longer does. The trigger names the kind, the side and the statuses
-- that wait; a side that is `answering` is the one that didn't propose, and one by `turn` follows from the status.
create or replace function app.run_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  of constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  subject constant uuid := (of ->> 'id')::uuid;
  status constant text := case
    when tg_op = 'DELETE' then 'deleted'
    when tg_table_name = 'leads' then case when of ->> 'handled_at' is null then 'new' else 'handled' end
    else of ->> 'status'
  end;
  waiting_side constant text := case
    when tg_argv[1] = 'turn' then case when status in ('countered', 'draft', 'signed') then 'firm' else 'talent' end
    when tg_argv[1] <> 'answering' then tg_argv[1]
    when of ->> 'proposed_by' = 'owner' then 'talent'
    else 'firm'
  end;
  project constant uuid := case when tg_table_name = 'projects' then subject else (of ->> 'project_id')::uuid end;
begin
  if app.is_undoing() then
    return null;
  end if;
  -- A review answers an application, which still waits for its decision. What was called off, or ended by itself, wasn't answered.
  update public.reply_clocks c set
    replied_at = case
      when status in ('deleted', 'cancelled', 'withdrawn', 'voided', 'expired', 'closed', 'open') or of ->> 'outcome' is not null then c.replied_at
      else coalesce(c.replied_at, now())
    end,
    ended_at = case when status <> 'reviewing' then now() end,
    ended_as = case
      when status = 'reviewing' then null
      when status in ('deleted', 'cancelled', 'withdrawn', 'voided', 'expired', 'closed', 'open') then 'withdrawn'
      else coalesce(of ->> 'outcome', 'replied')
    end
  where c.kind = tg_argv[0] and c.subject_id = subject and c.ended_at is null
    and (not status = any(tg_argv[2]::text[]) or c.side <> waiting_side);
  if status = any(tg_argv[2]::text[]) then
    insert into public.reply_clocks (kind, subject_id, side, firm_id, user_id, project_id, half_at, due_at)
    values (tg_argv[0], subject, waiting_side,
      case when waiting_side <> 'talent' then coalesce((of ->> 'firm_id')::uuid, app.firm_of_project(project)) end,
      case waiting_side when 'talent' then coalesce((of ->> 'user_id')::uuid, (of ->> 'talent_id')::uuid,
        (select c.user_id from public.candidates c where c.id = (of ->> 'candidate_id')::uuid),
        (select a.user_id from public.applications a where a.id = (of ->> 'application_id')::uuid)) end,
      project,
      -- An offer and a statement are due when they expire. An invitation is due earlier than that, by working hours.
      case when tg_argv[0] in ('offer', 'statement') then now() + ((of ->> 'expires_at')::timestamptz - now()) / 2 end,
      case when tg_argv[0] in ('offer', 'statement') then (of ->> 'expires_at')::timestamptz end)
    on conflict (kind, subject_id, side) where ended_at is null do nothing;
  end if;
  return null;
end
$$;
alter function app.run_clock owner to app_definer;
-- Not granted to anyone: only triggers call it.
