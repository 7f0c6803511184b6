-- If two people decide at once, one is refused. The timeline shows both: what was decided, and who tried what too late.
create or replace function app.record_stale_move(kind text, subject uuid, event text, move text) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into public.events (event, subject_kind, subject_id, firm_id, from_status, to_status, is_stale, changes)
  select record_stale_move.event, kind, found.id, found.firm_id, found.status, found.status, true,
    jsonb_build_object('stale', jsonb_build_object('from', null, 'to', move))
  from (
    select c.id, null::uuid as firm_id, c.status from public.candidates c
    where kind = 'candidate' and c.id = subject and current_setting('role') = 'app_admin'
    union all
    select a.id, p.firm_id, a.status from public.applications a join public.projects p on p.id = a.project_id
    where kind = 'application' and a.id = subject and p.firm_id = app.firm_id() and app.may_manage()
  ) as found;
end;
alter function app.record_stale_move owner to app_definer;
grant execute on function app.record_stale_move to app_admin, app_buyer;
