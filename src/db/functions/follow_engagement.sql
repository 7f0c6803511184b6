-- Queues the emails about each move of an engagement, so that none goes without them, whoever makes it.
create or replace function app.follow_engagement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.jobs (kind, key)
  values ('follow-engagement', concat_ws(':', new.id, old.status, new.status, pg_catalog.pg_current_xact_id()))
  on conflict (kind, key) do nothing;
  return null;
end
$$;
alter function app.follow_engagement owner to app_definer;
-- Not granted to anyone: only triggers call it.
