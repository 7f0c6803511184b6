-- Refuses an entry of an audit trail that doesn't follow from the one before it. Of people, nobody writes a signature but whoever has just
-- signed, with the move that it belongs to, and nothing is added once the statement is over.
create or replace function app.chain_entry() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  writer constant text := current_setting('role');
  previous constant text := case when new.number = 1 then repeat('0', 64) else (
    select e.hash from public.statement_entries e where e.statement_id = new.statement_id and e.number = new.number - 1
  ) end;
  now_is text;
  has_just_ended boolean;
begin
  if app.is_undoing() then
    return new;
  end if;
  if new.hash is distinct from encode(sha256(convert_to(previous || E'\n' || new.entry, 'UTF8')), 'hex') then
    raise exception 'an entry must follow from the one before it' using errcode = 'check_violation';
  end if;
  if writer not in ('app_talent', 'app_buyer') then
    return new;
  end if;
  select s.status, coalesce(s.executed_at = now(), false) into now_is, has_just_ended
  from public.statements s where s.id = new.statement_id;
  if now_is not in ('draft', 'out', 'signed') and not has_just_ended then
    raise exception 'nothing is added to the trail of a statement that is over' using errcode = 'check_violation';
  end if;
  if new.entry::jsonb ->> 'what' = 'signed' and (new.entry::jsonb ->> 'as', now_is) is distinct from
    (case writer when 'app_talent' then 'talent' else 'owner' end, case writer when 'app_talent' then 'signed' else 'executed' end) then
    raise exception 'a signature is written by whoever signs' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
alter function app.chain_entry owner to app_definer;
-- Not granted to anyone: only triggers call it.
