-- Someone who leaves a firm is no longer named in its settings.
create or replace function app.leave_firm() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.firms f set
    billing_contact_id = nullif(f.billing_contact_id, old.id),
    default_approver_id = nullif(f.default_approver_id, old.id)
  where f.id = old.firm_id and old.id in (f.billing_contact_id, f.default_approver_id);
  return new;
end
$$;
alter function app.leave_firm owner to app_definer;
-- Not granted to anyone: only triggers call it.
