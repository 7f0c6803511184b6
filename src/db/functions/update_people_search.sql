-- Updates an account's search row. A change that the list can't see writes nothing.
create or replace function app.update_people_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.people_search as found
  select * from app.people_search_row(new.id)
  on conflict (id) do update set
    created_at = excluded.created_at, state = excluded.state, words = excluded.words
  where (found.created_at, found.state, found.words) is distinct from (excluded.created_at, excluded.state, excluded.words);
  return null;
end
$$;
alter function app.update_people_search owner to app_definer;
-- Not granted to anyone: only triggers call it.
