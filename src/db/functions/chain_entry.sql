-- Refuses an entry of an audit trail that doesn't follow from the one before it.
create or replace function app.chain_entry() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  previous constant text := case when new.number = 1 then repeat('0', 64) else (
    select e.hash from public.statement_entries e where e.statement_id = new.statement_id and e.number = new.number - 1
  ) end;
begin
  if app.is_undoing() then
    return new;
  end if;
  if new.hash is distinct from encode(sha256(convert_to(previous || E'\n' || new.entry, 'UTF8')), 'hex') then
    raise exception 'an entry must follow from the one before it' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
alter function app.chain_entry owner to app_definer;
-- Not granted to anyone: only triggers call it.
