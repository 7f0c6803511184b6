-- Refuses a status change that isn't a move of the life cycle or that this role may not make. Functions owned by app_definer act as
-- the system. Roles outside the application may make any move of the life cycle. One plan serves all, as in app.record_move.
create or replace function app.check_move() returns trigger
  language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  makers constant text[] = case current_user
    when 'app_admin' then array['admin']
    when 'app_buyer' then array['owner']
    when 'app_talent' then array['talent']
    when 'app_system' then array['guest', 'system']
    when 'app_definer' then array['system']
    when 'app_user' then '{}'
    when 'app_visitor' then '{}'
  end;
begin
  if not exists (
    select from app.life_cycle_moves() m
    where m.table_name = tg_table_name and m.from_status = old.status and m.to_status = new.status
      and (makers is null or m.actors && makers)
  ) then
    raise exception '% cannot go from % to %', tg_table_name, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
