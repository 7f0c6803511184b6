-- Openings of the other candidate's resume now belong to the kept candidate.
create or replace function app.merge_resumes(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.resume_openings o set candidate_id = kept.id where o.candidate_id = other.id;
end
$$;
alter function app.merge_resumes owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
