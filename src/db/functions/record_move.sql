-- Writes an event where a status changes, a row begins or ends. The trigger's arguments are the kind of subject and, for each
-- status that one can come to, its event: 'accepted=application.accepted', 'deleted=project.deleted'. With '+' before it, the
-- event is the one of a row that begins with this status.
create or replace function app.record_move() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  subject constant jsonb := coalesce(after, before);
  status constant text := coalesce(after ->> 'status', 'deleted');
  wanted constant text[] := case when tg_op = 'INSERT' then array['+' || status, status] else array[status] end;
begin
  insert into public.events (event, subject_kind, subject_id, buyer_id, from_status, to_status)
  select split_part(argument, '=', 2), tg_argv[0],
    coalesce((subject ->> 'id')::uuid, (select c.id from public.candidates c where c.resume_path = subject ->> 'path')),
    coalesce(
      (subject ->> 'buyer_id')::uuid,
      (select p.buyer_id from public.projects p where p.id = (subject ->> 'project_id')::uuid)
    ),
    before ->> 'status', after ->> 'status'
  from unnest(tg_argv[1:]) as argument
  where split_part(argument, '=', 1) = any (wanted)
  order by array_position(wanted, split_part(argument, '=', 1))
  limit 1;
  return null;
end
$$;
alter function app.record_move owner to app_definer;
-- No execute is granted: a trigger calls it.
