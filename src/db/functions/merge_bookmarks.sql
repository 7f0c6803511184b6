-- Bookmarks and notes about the one who ends are about the one who stays, and whoever was hidden stays hidden; what a firm has for
-- both is kept once.
create or replace function app.merge_bookmarks(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.talent_bookmarks b
  where b.candidate_id = other.id
    and b.list_id in (select k.list_id from public.talent_bookmarks k where k.candidate_id = kept.id);
  update public.talent_bookmarks b set candidate_id = kept.id where b.candidate_id = other.id;
  delete from public.hidden_talent h
  where h.candidate_id = other.id
    and h.firm_id in (select k.firm_id from public.hidden_talent k where k.candidate_id = kept.id);
  update public.hidden_talent h set candidate_id = kept.id where h.candidate_id = other.id;
  update public.talent_notes n set candidate_id = kept.id where n.candidate_id = other.id;
end
$$;
alter function app.merge_bookmarks owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
