-- Every sign-in by an admin is in the record, no matter how they signed in.
create or replace function identity.record_sign_in() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.events (actor_id, event)
  select u.id, 'admin.signed-in' from public.users u where u.id = new.user_id and u.role = 'admin';
  return null;
end
$$;
alter function identity.record_sign_in owner to app_definer;
-- Not granted to anyone: only triggers call it.
