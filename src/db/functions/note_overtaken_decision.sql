-- Of two who decide on a candidate at once, one is refused. The history has both: what was decided, and who came too late with what.
create or replace function app.note_overtaken_decision(candidate uuid, wanted text) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into candidate_history (candidate_id, actor_id, from_status, to_status, changes)
  select c.id, app.user_id(), c.status, c.status, jsonb_build_object('overtaken', jsonb_build_object('from', null, 'to', wanted))
  from candidates c where c.id = candidate;
end;
alter function app.note_overtaken_decision owner to app_definer;
grant execute on function app.note_overtaken_decision to app_admin;
