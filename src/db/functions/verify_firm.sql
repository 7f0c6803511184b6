-- Verifies a firm, with what was checked and what the admin noted. The record also keeps the name and website that were checked,
-- because owners can change both. False if there is no such firm, or it is verified already.
create or replace function app.verify_firm(firm uuid, checks text[], note text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.firms f set verified_at = now() where f.id = firm and f.verified_at is null;
  if not found then
    return false;
  end if;
  insert into public.events (event, subject_kind, subject_id, subject_label, detail, changes)
  select 'firm.verified', 'firm', f.id, f.name, jsonb_build_object('checked', array_to_string(checks, ', ')),
    jsonb_strip_nulls(jsonb_build_object(
      'reason', jsonb_build_object('to', note),
      'name', jsonb_build_object('to', f.name),
      'website', jsonb_build_object('to', f.website)
    ))
  from public.firms f where f.id = firm;
  return true;
end
$$;
alter function app.verify_firm owner to app_definer;
grant execute on function app.verify_firm to app_admin;
