-- Keeps one application per project: the one that got further.
create or replace function app.merge_applications(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  best constant text[] := array['accepted', 'reviewing', 'pending', 'rejected'];
begin
  delete from public.applications a using public.applications b
  where a.project_id = b.project_id and a.id <> b.id
    and a.user_id in (kept.user_id, other.user_id) and b.user_id in (kept.user_id, other.user_id)
    and row(array_position(best, a.status), a.user_id = other.user_id)
      > row(array_position(best, b.status), b.user_id = other.user_id);
  update public.applications a set user_id = kept.user_id where a.user_id = other.user_id;
end
$$;
alter function app.merge_applications owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
