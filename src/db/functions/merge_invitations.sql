-- Keeps one invitation per project: the one that got further.
create or replace function app.merge_invitations(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  best constant text[] := array['accepted', 'open', 'declined', 'expired', 'closed'];
begin
  delete from public.project_invitations a using public.project_invitations b
  where a.project_id = b.project_id and a.id <> b.id
    and a.candidate_id in (kept.id, other.id) and b.candidate_id in (kept.id, other.id)
    and row(array_position(best, a.status), a.candidate_id = other.id)
      > row(array_position(best, b.status), b.candidate_id = other.id);
  update public.project_invitations i set candidate_id = kept.id where i.candidate_id = other.id;
end
$$;
alter function app.merge_invitations owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
