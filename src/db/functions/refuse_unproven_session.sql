-- People who have a second factor get no session without it, even if the calling code forgets to ask.
create or replace function identity.refuse_unproven_session() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from identity.authenticators a where a.user_id = new.user_id and a.confirmed_at is not null)
    or exists (select from identity.passkeys p where p.user_id = new.user_id) then
    raise exception 'this account has a second factor' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
