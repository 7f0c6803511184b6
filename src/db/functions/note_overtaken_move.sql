-- The same for two who decide on an application at once.
create or replace function app.note_overtaken_move(application uuid, wanted text) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into project_history (project_id, application_id, actor_id, from_status, to_status, was_overtaken)
  select a.project_id, a.id, app.user_id(), a.status, wanted, true
  from applications a join projects p on p.id = a.project_id
  where a.id = application and p.buyer_id = app.buyer_id();
end;
alter function app.note_overtaken_move owner to app_definer;
grant execute on function app.note_overtaken_move to app_buyer;
