-- At least one admin who can sign in always remains, no matter how many are removed or leave at once.
create or replace function identity.keep_last_admin() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.users u where u.id = old.id and u.role = 'admin' and u.removed_at is null) then
    return coalesce(new, old);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  if not exists (
    select from public.users u join identity.users i on i.id = u.id
    where u.role = 'admin' and u.removed_at is null and i.email_verified and u.id <> old.id
  ) then
    raise exception 'the last admin cannot be removed' using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end
$$;
alter function identity.keep_last_admin owner to app_definer;
-- Not granted to anyone: only triggers call it.
