-- An interview ends with the call that it is, or an hour after its start where an admin has set it.
create or replace function app.set_interview_end() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.interview_ends_at = coalesce(
    (select max(c.ends_at) from public.intro_calls c
      where c.candidate_id = new.id and c.starts_at = new.interview_scheduled_at and c.booked_by is null
        and c.status <> 'cancelled'),
    new.interview_scheduled_at + interval '1 hour'
  );
  return new;
end
$$;
alter function app.set_interview_end owner to app_definer;
-- No execute is granted: a trigger calls it.
