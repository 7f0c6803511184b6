create or replace function app.queue_mail_job() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.jobs (kind, key) values ('send-email', new.id::text);
  return null;
end
$$;
alter function app.queue_mail_job owner to app_definer;
-- Not granted to anyone: only triggers call it.
