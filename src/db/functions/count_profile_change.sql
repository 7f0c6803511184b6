-- Counts the changes of a profile, so that of two pages that were opened together only one saves without asking.
create or replace function app.count_profile_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.profile_version = old.profile_version + (
    row(new.profile_data, new.profile_checks, new.working_hours, new.name, new.phone, new.whatsapp) is distinct from
    row(old.profile_data, old.profile_checks, old.working_hours, old.name, old.phone, old.whatsapp)
  )::int;
  return new;
end
$$;
-- No execute is granted: a trigger calls it.
