-- Each guest has at most one booked call: if both candidates have one, the other's is canceled.
create or replace function app.merge_scheduling(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.intro_calls c set status = 'held'
  where c.candidate_id in (kept.id, other.id) and c.status = 'booked' and c.ends_at <= now();
  update public.intro_calls c set status = 'cancelled', sequence = c.sequence + 1
  where c.candidate_id = other.id and c.status = 'booked' and exists (
    select from public.intro_calls k
    where k.candidate_id = kept.id and k.status = 'booked'
  );
  update public.intro_calls c set candidate_id = kept.id where c.candidate_id = other.id;
end
$$;
alter function app.merge_scheduling owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
