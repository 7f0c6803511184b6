-- Of two who decide at once, one is refused. The history has both: what was decided, and who came too late with what.
create function app.note_overtaken_decision(candidate uuid, wanted text) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into candidate_history (candidate_id, actor_id, from_status, to_status, changes)
  select c.id, app.user_id(), c.status, c.status, jsonb_build_object('overtaken', jsonb_build_object('from', null, 'to', wanted))
  from candidates c where c.id = candidate;
end;
alter function app.note_overtaken_decision(uuid, text) owner to app_definer;
grant execute on function app.note_overtaken_decision(uuid, text) to app_admin;

alter table project_history add column was_overtaken boolean not null default false;

create function app.note_overtaken_move(application uuid, wanted text) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into project_history (project_id, application_id, actor_id, from_status, to_status, was_overtaken)
  select a.project_id, a.id, app.user_id(), a.status, wanted, true
  from applications a join projects p on p.id = a.project_id
  where a.id = application and p.buyer_id = app.buyer_id();
end;
alter function app.note_overtaken_move(uuid, text) owner to app_definer;
grant execute on function app.note_overtaken_move(uuid, text) to app_buyer;
