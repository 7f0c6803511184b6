-- Names who did it and to whom, as they were called at the time.
create or replace function app.name_event() returns trigger
  language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  -- Where no account is found, selecting into the row clears it.
  given_role constant text := new.actor_role;
begin
  -- When a merge is undone, what happened returns as it was written, and that it returns is no event.
  if app.is_undoing() then
    if new.happened_at < now() then
      return new;
    end if;
    return null;
  end if;
  select left(coalesce(u.name, u.email), 300), u.role into new.actor_name, new.actor_role
  from public.users u where u.id = new.actor_id;
  if not found then
    new.actor_name = case given_role when 'operator' then 'The operator' else '' end;
    new.actor_role = case given_role when 'operator' then 'operator' else 'system' end;
  end if;
  new.subject_label = left(coalesce(new.subject_label, case new.subject_kind
    when 'candidate' then (select coalesce(c.name, c.email) from public.candidates c where c.id = new.subject_id)
    when 'admin' then (select coalesce(u.name, u.email) from public.users u where u.id = new.subject_id)
    when 'account' then (select coalesce(u.name, u.email) from public.users u where u.id = new.subject_id)
    when 'call' then (select c.name from public.intro_calls c where c.id = new.subject_id)
    when 'interview' then (
      select c.name from public.interviews i join public.candidates c on c.id = i.candidate_id where i.id = new.subject_id
    )
    when 'invitation' then (
      select c.name from public.project_invitations i join public.candidates c on c.id = i.candidate_id where i.id = new.subject_id
    )
  end), 300);
  return new;
end
$$;
alter function app.name_event owner to app_definer;
-- Not granted to anyone: only triggers call it.
