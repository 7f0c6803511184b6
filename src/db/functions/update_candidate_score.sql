-- Keeps the score that admins sort candidates by.
create or replace function app.update_candidate_score() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.candidate_search set score = app.candidate_score(id)
  where id in (new.candidate_id, old.candidate_id) and score is distinct from app.candidate_score(id);
  return null;
end
$$;
alter function app.update_candidate_score owner to app_definer;
-- Not granted to anyone: only triggers call it.
