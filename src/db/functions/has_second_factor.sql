-- Whether an account has an authenticator app or a passkey.
create or replace function app.has_second_factor(account uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from identity.authenticators a where a.user_id = $1 and a.confirmed_at is not null)
    or exists (select from identity.passkeys k where k.user_id = $1);
end
$$;
alter function app.has_second_factor owner to app_definer;
-- Not granted to anyone: only other functions call it.
