-- Merges the two candidates of a pair. `kept` takes over what it lacks from the other, whose row is deleted. False if the pair no
-- longer exists.
create or replace function app.merge_candidates(pair uuid, kept_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  other_id uuid;
  kept public.candidates;
  other public.candidates;
  part regproc;
begin
  select case kept_id when p.first_id then p.second_id when p.second_id then p.first_id end into other_id
  from public.candidate_pairs p where p.id = pair and p.dismissed_at is null;
  -- Locks in the same order for everyone: of two admins who merge the same people, even in opposite directions, the second
  -- finds one of them gone.
  perform from public.candidates c where c.id in (kept_id, other_id) order by c.id for update;
  select * into kept from public.candidates c where c.id = kept_id;
  select * into other from public.candidates c where c.id = other_id;
  if kept.id is null or other.id is null then
    return false;
  end if;
  -- An account in use is never merged into one that nobody has used yet.
  if other.user_id is not null
    and (kept.user_id is null or app.has_confirmed(other.user_id) and not app.has_confirmed(kept.user_id)) then
    raise exception 'the account that stays must be one that is used' using errcode = 'check_violation';
  end if;

  -- For a week it can be undone: from here on, everything that changes is noted (app.note_merged_row).
  insert into public.merges (kept_id, other_id, other_user_id, other_name, other_email, files)
  values (kept_id, other_id, other.user_id, other.name, other.email,
    array_remove(array[other.resume_path, other.avatar_url], null));
  perform set_config('app.merging', 'on', true);

  -- Every feature that stores data about a candidate has its own part, app.merge_<feature>. No part relies on another.
  for part in
    select p.oid from pg_catalog.pg_proc p
    where p.pronamespace = 'app'::regnamespace and p.proname like 'merge\_%'
      and p.proargtypes[0] = 'public.candidates'::regtype
    order by p.proname
  loop
    execute format('select %s($1, $2)', part) using kept, other;
  end loop;

  -- Events are append-only, so those of the other candidate are copied to the one who stays.
  insert into public.events (event, subject_kind, subject_id, actor_id, happened_at, from_status, to_status, is_stale, changes)
  select e.event, 'candidate', kept_id, e.actor_id, e.happened_at, e.from_status, e.to_status, e.is_stale, e.changes
  from public.events e where e.subject_id = other_id and e.subject_kind = 'candidate' and e.to_status is not null order by e.id;
  insert into public.events (event, subject_kind, subject_id, from_status, to_status, detail, changes)
  values ('candidate.merged', 'candidate', kept_id, kept.status, kept.status, jsonb_build_object('ended', other_id),
    jsonb_build_object('merged', jsonb_build_object('from', null, 'to', concat_ws(', ', other.name, other.email))));
  delete from public.candidates c where c.id = other_id;

  if kept.resume_path is null then
    kept.resume_path = other.resume_path;
    kept.resume_original_name = other.resume_original_name;
    kept.resume_size_bytes = other.resume_size_bytes;
    kept.resume_mime_type = other.resume_mime_type;
    kept.resume_uploaded_at = other.resume_uploaded_at;
    kept.resume_sha256 = other.resume_sha256;
  end if;
  update public.candidates c set
    name = coalesce(kept.name, other.name),
    phone = coalesce(kept.phone, other.phone),
    whatsapp = coalesce(kept.whatsapp, other.whatsapp),
    working_hours = coalesce(kept.working_hours, other.working_hours),
    profile_data = coalesce(kept.profile_data, other.profile_data),
    experience_years = case when kept.profile_data is null then other.experience_years else kept.experience_years end,
    profile_checks = case when kept.profile_data is null then other.profile_checks else kept.profile_checks end,
    interview_notes = left(nullif(concat_ws(E'\n\n', kept.interview_notes, other.interview_notes), ''), 10000),
    interview_scheduled_at = coalesce(kept.interview_scheduled_at, other.interview_scheduled_at),
    resume_path = kept.resume_path, resume_original_name = kept.resume_original_name,
    resume_size_bytes = kept.resume_size_bytes, resume_mime_type = kept.resume_mime_type,
    resume_uploaded_at = kept.resume_uploaded_at, resume_sha256 = kept.resume_sha256
  where c.id = kept_id;
  return true;
end
$$;
alter function app.merge_candidates owner to app_definer;
grant execute on function app.merge_candidates to app_admin;
