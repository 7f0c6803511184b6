-- When an account is deleted, so are the emails to its address and their jobs: a mail server's response repeats the address.
create or replace function app.forget_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  with gone as (delete from public.mails m where m.recipient = old.email returning m.id)
  delete from public.jobs j using gone where j.kind = 'send-email' and j.key = gone.id::text;
  return old;
end
$$;
alter function app.forget_mail owner to app_definer;
-- Not granted to anyone: only triggers call it.
