-- On the Monday after a week, at nine where the firm is, someone looks whether it was submitted.
create or replace function app.queue_week() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.jobs (kind, key, due_at)
  select 'follow-week', new.id::text, due.at
  from (
    select (new.starts_on + 7 + time '09:00') at time zone coalesce(
      (select f.zone from public.firms f where f.id = new.firm_id), 'America/New_York')
  ) as due (at)
  where due.at > now()
  on conflict (kind, key) do nothing;
  return null;
end
$$;
alter function app.queue_week owner to app_definer;
-- Not granted to anyone: only triggers call it.
