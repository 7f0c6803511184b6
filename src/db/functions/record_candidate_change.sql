-- Records what happens to candidates. A trigger, so that no code can bypass it.
create or replace function app.record_candidate_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  tracked constant text[] := array['status', 'opened_at', 'interview_scheduled_at', 'interview_notes',
    'rejection_reason', 'platform_access_granted_at', 'resume_original_name'];
  before constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
  after constant jsonb := to_jsonb(new);
  found jsonb;
begin
  select coalesce(jsonb_object_agg(key, jsonb_build_object('from', before -> key, 'to', after -> key)), '{}') into found
  from unnest(tracked) as key
  where coalesce(before -> key, 'null') is distinct from coalesce(after -> key, 'null');
  if found <> '{}' or before ->> 'reviewed_at' is distinct from after ->> 'reviewed_at' then
    insert into public.events (event, subject_kind, subject_id, from_status, to_status, changes)
    values ('candidate.' || case
        when tg_op = 'INSERT' then 'applied'
        when found ? 'status' then new.status
        when found ? 'opened_at' then 'opened'
        when found ? 'resume_original_name' then 'resume-replaced'
        when before ->> 'reviewed_at' is distinct from after ->> 'reviewed_at' then 'edited'
        when found ? 'interview_scheduled_at' then 'rescheduled'
        else 'edited'
      end, 'candidate', new.id, before ->> 'status', new.status, found);
  end if;
  return null;
end
$$;
alter function app.record_candidate_change owner to app_definer;
-- Not granted to anyone: only triggers call it.
