-- Refuses a status change that the life cycle does not have; the trigger's arguments are its 'from>to' pairs.
create or replace function app.refuse_unknown_move() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.status is distinct from old.status and not (old.status || '>' || new.status) = any (tg_argv) then
    raise exception '% cannot go from % to %', tg_table_name, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- No execute is granted: a trigger calls it.
