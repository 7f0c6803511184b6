-- What a card in the talent list shows of a profile, computed in advance: profiles are long, and a page shows eighteen. It has the
-- dates of work instead of the years of experience, which grow without a save. No contact details, as in the public profile.
create or replace function app.talent_card(profile jsonb) returns jsonb
  language sql immutable strict parallel safe
begin atomic
  select app.without_contact(jsonb_build_object(
    'headline', jsonb_path_query_first(profile, '$.work_experience[*].position ? (@.type() == "string" && @ != "")'),
    'location', profile #> '{personal_info,location}',
    'credentials', jsonb_path_query_array(profile, '$.certifications[*].name ? (@.type() == "string" && @ != "")'),
    'skills', jsonb_path_query_array(profile, '$.skills.technical[*]')
      || jsonb_path_query_array(profile, '$.skills.frameworks[*]'),
    'software', jsonb_path_query_array(profile, '$.skills.tools[*]'),
    'work', coalesce((
      select jsonb_agg(jsonb_build_object('start_date', job -> 'start_date', 'end_date', job -> 'end_date'))
      from jsonb_path_query(profile, '$.work_experience[*]') as job
    ), '[]')
  ));
end;
grant execute on function app.talent_card to app_user, app_system, app_definer;
