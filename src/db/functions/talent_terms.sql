-- What the talent list is filtered by: skills, software and credentials in lowercase.
create or replace function app.talent_terms(profile jsonb) returns text[]
  language sql immutable strict parallel safe
begin atomic
  select coalesce(array_agg(distinct lower(term)), '{}')
  from app.talent_card(profile) as card,
    jsonb_array_elements_text((card -> 'skills') || (card -> 'software') || (card -> 'credentials')) as term;
end;
grant execute on function app.talent_terms to app_user, app_system, app_definer;
