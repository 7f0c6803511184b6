-- An interview ends when its intro call ends, or an hour after its start if an admin scheduled it.
create or replace function app.set_interview_end() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_undoing() then
    return new;
  end if;
  new.interview_ends_at = coalesce(
    (select max(c.ends_at) from public.intro_calls c
      where c.candidate_id = new.id and c.starts_at = new.interview_scheduled_at
        and c.status <> 'cancelled'),
    new.interview_scheduled_at + interval '1 hour'
  );
  return new;
end
$$;
alter function app.set_interview_end owner to app_definer;
-- Not granted to anyone: only triggers call it.
