-- Takes a firm's verification back: from the next statement on its people no longer open originals. False if it wasn't verified.
create or replace function app.withdraw_verification(firm uuid, reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.firms f set verified_at = null where f.id = firm and f.verified_at is not null;
  if not found then
    return false;
  end if;
  insert into public.events (event, subject_kind, subject_id, subject_label, changes)
  select 'firm.unverified', 'firm', f.id, f.name, jsonb_build_object('reason', jsonb_build_object('to', reason))
  from public.firms f where f.id = firm;
  return true;
end
$$;
alter function app.withdraw_verification owner to app_definer;
grant execute on function app.withdraw_verification to app_admin;
