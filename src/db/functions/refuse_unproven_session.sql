-- Whichever act forgets to ask: no session without the second factor, for those who have one.
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
-- No execute is granted: a trigger calls it.
