-- Whether the record says that this admin looked at a reported conversation within the hour.
create or replace function app.has_looked(thread_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.events e
    where e.subject_id = $1 and e.event = 'thread.opened' and e.actor_id = app.user_id()
      and e.happened_at > now() - interval '1 hour'
  );
end;
alter function app.has_looked owner to app_definer;
grant execute on function app.has_looked to app_admin;
