-- Nobody who is suspended gets a session, however they prove who they are.
create or replace function identity.refuse_suspended_session() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from identity.users u where u.id = new.user_id and u.suspended_at is not null) then
    raise exception 'this account is suspended' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
