-- Records an event when a row is inserted or deleted or changes status, under the life cycle's name for it. A row inserted with a
-- status that no start has gets the event of a move to that status. One plan serves all: making one takes longer than anything else
-- here, as the table of moves is part of it.
create or replace function app.record_move() returns trigger
  language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  moved constant jsonb := coalesce(after, before);
begin
  insert into public.events (event, subject_kind, subject_id, firm_id, from_status, to_status)
  select m.event, m.subject,
    coalesce((moved ->> 'id')::uuid, (select c.id from public.candidates c where c.resume_path = moved ->> 'path')),
    coalesce(
      (moved ->> 'firm_id')::uuid,
      (select p.firm_id from public.projects p where p.id = (moved ->> 'project_id')::uuid),
      (
        select p.firm_id from public.applications a join public.projects p on p.id = a.project_id
        where a.id = (moved ->> 'application_id')::uuid
      )
    ),
    before ->> 'status', after ->> 'status'
  from app.life_cycle_moves() m
  where m.table_name = tg_table_name and m.to_status is not distinct from after ->> 'status'
    and (m.from_status is not distinct from before ->> 'status' or tg_op = 'INSERT')
  order by m.from_status is not null
  limit 1;
  return null;
end
$$;
alter function app.record_move owner to app_definer;
-- Not granted to anyone: only triggers call it.
