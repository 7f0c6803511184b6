-- Anyone can apply with someone else's address, so nobody is accepted until it is confirmed.
create or replace function app.require_confirmation() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if app.lacks_confirmation(new.user_id) then
    raise exception 'a confirmed address is needed before acceptance' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
