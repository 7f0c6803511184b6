-- Records that weeks began, once for each statement: an import begins hundreds, and app.record_move would look each of them up.
create or replace function app.record_weeks() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.events (event, subject_kind, subject_id, firm_id, to_status)
  select m.event, m.subject, w.id, w.firm_id, w.status
  from begun w join app.life_cycle_moves() m on m.table_name = 'weeks' and m.from_status is null and m.to_status = w.status
  order by w.starts_on;
  return null;
end
$$;
alter function app.record_weeks owner to app_definer;
-- Not granted to anyone: only triggers call it.
