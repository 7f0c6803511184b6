-- Lets a firm work without a stored payment method, on terms that the operator granted; or takes that back. False if it was so already.
create or replace function app.grant_terms(firm uuid, is_granted boolean, reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.firms f set terms_granted_at = case when is_granted then now() end
  where f.id = firm and (f.terms_granted_at is not null) <> is_granted;
  if not found then
    return false;
  end if;
  insert into public.events (event, subject_kind, subject_id, subject_label, changes)
  select case when is_granted then 'firm.terms-granted' else 'firm.terms-withdrawn' end, 'firm', f.id, f.name,
    jsonb_build_object('reason', jsonb_build_object('to', reason))
  from public.firms f where f.id = firm;
  return true;
end
$$;
alter function app.grant_terms owner to app_definer;
grant execute on function app.grant_terms to app_admin;
