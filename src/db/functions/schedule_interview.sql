-- A candidate's own intro call is their interview, and their timeline records it. An interview that an admin has since moved stays
-- as it is, and so does that of an accepted candidate, unless it was canceled before it took place.
create or replace function app.schedule_interview() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.candidates
  set interview_scheduled_at = case
    when new.status = 'cancelled' and (status <> 'accepted' or new.starts_at > now()) then null
    when status = 'accepted' then interview_scheduled_at
    else new.starts_at
  end
  where id = new.candidate_id and (tg_op = 'INSERT' or interview_scheduled_at = old.starts_at);
  if tg_op = 'INSERT' and not found then
    raise exception 'there is no candidate for this call' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
alter function app.schedule_interview owner to app_definer;
-- Not granted to anyone: only triggers call it.
