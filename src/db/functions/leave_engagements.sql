-- When an account is deleted, the engagements of whoever worked under it end: the firm is told, and nobody waits for more hours.
create or replace function app.leave_engagements() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.engagements e set status = 'ended'
  from public.applications a
  where a.id = e.application_id and a.user_id = old.id and e.status in ('preparing', 'active', 'paused', 'ending');
  return old;
end
$$;
alter function app.leave_engagements owner to app_definer;
-- Not granted to anyone: only triggers call it.
