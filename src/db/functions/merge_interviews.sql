-- The one who stays takes over the other's interviews, but for those at a time that both have booked: these are canceled.
create or replace function app.merge_interviews(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.interviews i set status = 'cancelled'
  where i.candidate_id = other.id and i.status = 'booked' and exists (
    select from public.booked_times t
    where t.person_id = kept.id and tstzrange(t.starts_at, t.ends_at) && tstzrange(i.starts_at, i.ends_at)
  );
  update public.interviews i set candidate_id = kept.id where i.candidate_id = other.id;
end
$$;
alter function app.merge_interviews owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
