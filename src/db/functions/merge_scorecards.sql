-- Keeps one scorecard per reviewer: the newer one.
create or replace function app.merge_scorecards(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.scorecards s using public.scorecards newer
  where s.candidate_id in (kept.id, other.id) and newer.candidate_id in (kept.id, other.id)
    and s.reviewer_id = newer.reviewer_id and row(s.updated_at, s.id) < row(newer.updated_at, newer.id);
  update public.scorecards s set candidate_id = kept.id where s.candidate_id = other.id;
end
$$;
alter function app.merge_scorecards owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
