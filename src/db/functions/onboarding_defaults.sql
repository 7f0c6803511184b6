-- What every engagement's onboarding begins with. Made by scripts/generate-moves.ts from src/domain/engagements/onboarding.ts. Not edited
-- by hand.
create or replace function app.onboarding_defaults()
  returns table (name text, side text, due_days int, is_required boolean, is_fact boolean)
  language sql immutable
begin atomic
  values
    ('confidentiality', 'talent', -3, true, true),
    ('second-factor', 'talent', -3, true, true),
    ('same-person', 'owner', -2, true, false),
    ('device-list', 'talent', -2, true, false),
    ('accounts', 'owner', -1, true, false),
    ('first-client', 'owner', 0, false, false),
    ('sample-of-done', 'owner', 0, false, false),
    ('first-review', 'owner', 5, false, false),
    ('day-ten', 'operator', 10, false, false);
end;
grant execute on function app.onboarding_defaults() to app_definer;
