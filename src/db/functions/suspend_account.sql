-- Suspends an account: whatever opened it ends. False if there is no such account, or it is an admin's or closed already.
create or replace function app.suspend_account(account uuid, reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update identity.users i set suspended_at = now(), suspension_reason = reason
  from public.users u
  where i.id = account and u.id = i.id and u.role <> 'admin' and i.suspended_at is null and i.merged_into is null;
  if not found then
    return false;
  end if;
  delete from identity.sessions s where s.user_id = account;
  delete from identity.challenges c where c.user_id = account;
  delete from identity.prompts p where p.user_id = account;
  insert into public.events (event, subject_kind, subject_id, changes)
  values ('account.suspended', 'account', account, jsonb_build_object('reason', jsonb_build_object('to', reason)));
  return true;
end
$$;
alter function app.suspend_account owner to app_definer;
grant execute on function app.suspend_account to app_admin;
