-- Those who wait for a project that was closed or filled are answered by a job: there can be many of them.
create or replace function app.queue_answers() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.jobs (kind, key) values ('answer-waiting', new.id::text) on conflict (kind, key) do nothing;
  return null;
end
$$;
alter function app.queue_answers owner to app_definer;
-- Not granted to anyone: only triggers call it.
