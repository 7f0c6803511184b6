-- Takes back that the firm has just accepted or declined an application: it is as before with its interviews, and the email about it is never sent. True
-- where that was still possible: within 20 seconds, and before an offer was made.
create or replace function app.undo_decision(application uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  decided public.applications;
  previous text;
begin
  select a.* into decided from public.applications a join public.projects p on p.id = a.project_id
  where a.id = application and p.firm_id = app.firm_id() and app.may_manage() and a.status in ('accepted', 'rejected') and a.outcome is null
  for update of a;
  select e.from_status into previous from public.events e
  where e.subject_id = decided.id and e.to_status = decided.status and not e.is_stale and e.happened_at > now() - interval '20 seconds'
  order by e.id desc limit 1;
  if previous is null or exists (select from public.offers o where o.application_id = decided.id) then
    return false;
  end if;
  delete from public.jobs j using public.mails m
  where j.kind = 'send-email' and j.key = m.id::text and m.application_id = decided.id and m.status = 'queued';
  delete from public.jobs j where j.kind = 'end-declined' and j.key = decided.id::text;
  delete from public.mails m where m.application_id = decided.id and m.status = 'queued';
  delete from public.notices n
  where n.user_id = decided.user_id and n.kind = 'application' and n.place_id = decided.project_id and n.read_at is null;
  delete from public.engagements e where e.application_id = decided.id;
  update public.applications a set status = previous, decline_reason = null where a.id = decided.id;
  return true;
end
$$;
alter function app.undo_decision owner to app_definer;
grant execute on function app.undo_decision to app_buyer;
