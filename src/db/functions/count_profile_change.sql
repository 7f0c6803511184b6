-- Counts changes to a profile, so that a page opened before the last save asks before overwriting it.
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
-- Not granted to anyone: only triggers call it.
