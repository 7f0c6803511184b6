-- An offer follows an acceptance that stands: one that is being undone is waited for.
create or replace function app.follow_acceptance() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_undoing() then
    return null;
  end if;
  perform from public.applications a where a.id = new.application_id and a.status = 'accepted' for share;
  if not found then
    raise exception 'an offer follows an acceptance' using errcode = 'check_violation', constraint = 'offer_follows_acceptance';
  end if;
  return null;
end
$$;
alter function app.follow_acceptance owner to app_definer;
-- Not granted to anyone: only triggers call it.
