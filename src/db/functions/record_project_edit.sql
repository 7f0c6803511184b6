-- Records which fields of a project someone of its firm changed. What they wrote is in the project alone.
create or replace function app.record_project_edit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  changed constant text[] := array(
    select field from unnest(array['title', 'scope_of_work', 'description', 'need', 'software_systems', 'seniority_level',
      'engagement_details', 'engagement_type', 'estimated_hires', 'start_date', 'end_date', 'duration', 'pay_rate',
      'pay_rate_max', 'location', 'preferred_time_overlap', 'internal_note']) with ordinality as tracked (field, place)
    where before -> field is distinct from after -> field
    order by place
  );
begin
  if changed <> '{}' then
    insert into public.events (event, subject_kind, subject_id, firm_id, fields)
    values ('project.edited', 'project', new.id, new.firm_id, changed);
  end if;
  return null;
end
$$;
alter function app.record_project_edit owner to app_definer;
-- Not granted to anyone: only triggers call it.
