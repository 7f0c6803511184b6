-- What a firm has decided on an application it may take back for 20 seconds: the email about it waits that long.
create or replace function app.queue_mail_job() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.jobs (kind, key, due_at)
  values ('send-email', new.id::text, now() + case
    when new.application_id is not null and new.kind in ('application-accepted', 'application-declined') then interval '20 seconds'
    else interval '0'
  end);
  return null;
end
$$;
alter function app.queue_mail_job owner to app_definer;
-- Not granted to anyone: only triggers call it.
