-- When an account is deleted, the emails to its address go, with the jobs that send them: a mail server's answer repeats the address.
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
-- No execute is granted: a trigger calls it.
