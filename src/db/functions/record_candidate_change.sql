-- Writes the history of candidates, so that no path around it exists.
create or replace function app.record_candidate_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  tracked constant text[] := array['status', 'opened_at', 'interview_scheduled_at', 'interview_notes',
    'rejection_reason', 'platform_access_granted_at', 'resume_original_name'];
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
  after jsonb := to_jsonb(new);
  found jsonb;
begin
  select jsonb_object_agg(key, jsonb_build_object('from', before -> key, 'to', after -> key)) into found
  from unnest(tracked) as key
  where coalesce(before -> key, 'null') is distinct from coalesce(after -> key, 'null');
  if found is not null then
    insert into public.candidate_history (candidate_id, actor_id, from_status, to_status, changes)
    values (new.id, app.user_id(), before ->> 'status', new.status, found);
  end if;
  return null;
end
$$;
alter function app.record_candidate_change owner to app_definer;
-- No execute is granted: a trigger calls it.
