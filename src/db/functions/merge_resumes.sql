-- Who opened the other's resume opened the kept one's.
create or replace function app.merge_resumes(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.resume_openings o set candidate_id = kept.id where o.candidate_id = other.id;
end
$$;
alter function app.merge_resumes owner to app_definer;
-- No execute is granted: app.merge_candidates calls it.
