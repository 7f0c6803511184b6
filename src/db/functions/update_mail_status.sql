-- An email has failed when its job has, and is queued again when the job is.
create or replace function app.update_mail_status() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.mails m set status = case new.status when 'failed' then 'failed' else 'queued' end
  where m.id = new.key::uuid and m.status <> 'sent';
  return null;
end
$$;
alter function app.update_mail_status owner to app_definer;
-- Not granted to anyone: only triggers call it.
