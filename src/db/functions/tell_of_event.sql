-- Tells those whom a recorded event concerns. What a subject belongs to is looked up here, once for every kind of notice.
create or replace function app.tell_of_event() returns trigger
  language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  project uuid;
  firm uuid := new.firm_id;
  person uuid;
begin
  if app.is_undoing() then
    return null;
  end if;
  if not exists (select from app.notice_kinds() k where k.event = new.event) then
    return null;
  end if;
  case new.subject_kind
    when 'application' then
      select a.project_id, a.user_id into project, person from public.applications a where a.id = new.subject_id;
    when 'interview' then
      select i.project_id, c.user_id, i.firm_id into project, person, firm
      from public.interviews i join public.candidates c on c.id = i.candidate_id where i.id = new.subject_id;
    when 'invitation' then
      select i.project_id, c.user_id into project, person
      from public.project_invitations i join public.candidates c on c.id = i.candidate_id where i.id = new.subject_id;
    when 'offer' then
      select a.project_id, a.user_id into project, person
      from public.offers o join public.applications a on a.id = o.application_id where o.id = new.subject_id;
    when 'statement' then
      select s.project_id, s.talent_id, s.firm_id into project, person, firm from public.statements s where s.id = new.subject_id;
    when 'engagement' then
      select a.project_id, a.user_id into project, person
      from public.engagements e join public.applications a on a.id = e.application_id where e.id = new.subject_id;
    when 'week' then
      select w.project_id, w.talent_id, w.firm_id into project, person, firm from public.weeks w where w.id = new.subject_id;
    when 'invoice' then
      select i.firm_id into firm from public.invoices i where i.id = new.subject_id;
    when 'candidate' then
      select c.user_id into person from public.candidates c where c.id = new.subject_id;
    when 'project' then
      project = new.subject_id;
    else
      null;
  end case;
  perform app.tell(new.event, new.subject_kind, new.subject_id, project, firm, person, true);
  return null;
end
$$;
alter function app.tell_of_event owner to app_definer;
-- Not granted to anyone: only triggers call it.
