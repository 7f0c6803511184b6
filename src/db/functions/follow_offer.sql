-- Queues what an offer needs with each round and each end: the emails, at once, and later the end of what nobody answered. So no change
-- goes without its emails, whoever makes it. A job does nothing once the offer has changed.
create or replace function app.follow_offer() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_undoing() then
    return null;
  end if;
  insert into public.jobs (kind, key, due_at)
  select 'follow-offer', concat_ws(':', new.id, new.round, step.name), step.due_at
  from (values (new.status, now()), ('lapse', case when new.status in ('sent', 'countered') then new.expires_at end)) as step (name, due_at)
  where new.status <> 'draft' and step.due_at is not null
  on conflict (kind, key) do nothing;
  return null;
end
$$;
alter function app.follow_offer owner to app_definer;
-- Not granted to anyone: only triggers call it.
