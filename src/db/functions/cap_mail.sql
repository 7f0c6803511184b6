-- Nobody gets more than 20 emails an hour and 60 a day, of all kinds together, no matter who causes them. Emails that
-- someone needs to get in, or to notice that someone else did, have some room above that. What the operator is told is not
-- capped. Requests that run at the same time don't see each other's emails, so a few more may pass. What is one too many is kept
-- without its content, for admins to see, and never sent.
create or replace function app.cap_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  reserve constant int := case when new.kind in ('confirm-email', 'reset-password', 'password-changed', 'two-factor-changed',
    'logins-paused', 'invite-admin', 'firm-invitation', 'account-deleted', 'account-suspended', 'account-restored',
    'expiry-warning') then 20 else 0 end;
  last_hour int;
  last_day int;
begin
  select count(*) filter (where m.created_at > now() - interval '1 hour'), count(*) into last_hour, last_day
  from public.mails m where m.recipient = new.recipient and m.created_at > now() - interval '1 day'
    and m.status <> 'dropped';
  if last_hour >= 20 + reserve or last_day >= 60 + reserve then
    new.status = 'dropped';
    new.sealed_content = null;
  end if;
  return new;
end
$$;
alter function app.cap_mail owner to app_definer;
-- Not granted to anyone: only triggers call it.
