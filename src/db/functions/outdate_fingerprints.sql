-- Queues a candidate whose fingerprints may have changed for the job that computes them.
create or replace function app.outdate_fingerprints() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outdated_fingerprints (candidate_id, changed_at) values (new.id, clock_timestamp())
  on conflict (candidate_id) do update set changed_at = excluded.changed_at;
  return null;
end
$$;
alter function app.outdate_fingerprints owner to app_definer;
-- Not granted to anyone: only triggers call it.
