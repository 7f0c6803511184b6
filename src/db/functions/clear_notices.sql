-- A notice leads somewhere: it goes with its place, and is about one thing less when that is deleted.
create or replace function app.clear_notices() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notices n
  where n.place_id = old.id or n.subjects @> array[old.id] and cardinality(n.subjects) = 1;
  update public.notices n set subjects = array_remove(n.subjects, old.id), count = greatest(n.count - 1, 1),
    emailed = greatest(n.emailed - (array_position(n.subjects, old.id) <= n.emailed)::int, 0)
  where n.subjects @> array[old.id];
  return null;
end
$$;
alter function app.clear_notices owner to app_definer;
-- Not granted to anyone: only triggers call it.
