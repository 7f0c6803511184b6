-- The profile as buyers see it: without the name and contact details.
create or replace function app.public_profile(profile jsonb) returns jsonb
  language sql immutable strict parallel safe
begin atomic
  select app.without_contact(
    profile || jsonb_build_object(
      'personal_info', coalesce(profile -> 'personal_info', '{}') - array['full_name', 'email', 'phone']
    )
  );
end;
grant execute on function app.public_profile to app_user, app_system, app_definer;
