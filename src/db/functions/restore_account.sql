-- Restores a suspended account, which can sign in again with everything it had. False if it wasn't suspended.
create or replace function app.restore_account(account uuid, reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update identity.users i set suspended_at = null, suspension_reason = null
  where i.id = account and i.suspended_at is not null;
  if not found then
    return false;
  end if;
  insert into public.events (event, subject_kind, subject_id, changes)
  values ('account.restored', 'account', account, jsonb_build_object('reason', jsonb_build_object('to', reason)));
  return true;
end
$$;
alter function app.restore_account owner to app_definer;
grant execute on function app.restore_account to app_admin;
