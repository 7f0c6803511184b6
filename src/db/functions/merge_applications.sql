-- Keeps one application per project: the one that got further, by its status and then by its offer.
create or replace function app.merge_applications(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  best constant text[] := array['accepted', 'reviewing', 'pending', 'rejected'];
  furthest constant text[] := array['accepted', 'countered', 'sent', 'draft', 'declined', 'withdrawn', 'expired'];
begin
  with standing as (
    select a.id, a.project_id, row(
      array_position(best, a.status),
      coalesce((select min(array_position(furthest, o.status)) from public.offers o where o.application_id = a.id), 8),
      a.user_id = other.user_id
    ) as place
    from public.applications a where a.user_id in (kept.user_id, other.user_id)
  )
  delete from public.applications a using standing mine, standing theirs
  where a.id = mine.id and mine.project_id = theirs.project_id and mine.id <> theirs.id and mine.place > theirs.place;
  update public.applications a set user_id = kept.user_id where a.user_id = other.user_id;
end
$$;
alter function app.merge_applications owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
