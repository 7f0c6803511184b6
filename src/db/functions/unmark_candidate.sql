-- A candidate whose marks may have changed waits for the job that makes them.
create or replace function app.unmark_candidate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.unmarked_candidates (candidate_id, changed_at) values (new.id, clock_timestamp())
  on conflict (candidate_id) do update set changed_at = excluded.changed_at;
  return null;
end
$$;
alter function app.unmark_candidate owner to app_definer;
-- No execute is granted: a trigger calls it.
