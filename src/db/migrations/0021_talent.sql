-- What a card of the talent list shows of a profile, kept ready: a profile is long, and a page shows eighteen. The dates of
-- the work stand for the years, which grow without anyone saving. Contact data are gone, as from the public profile.
create function app.talent_card(profile jsonb) returns jsonb
  language sql immutable strict parallel safe
begin atomic
  select jsonb_build_object(
    'headline', jsonb_path_query_first(shown, '$.work_experience[*].position ? (@.type() == "string" && @ != "")'),
    'location', shown #> '{personal_info,location}',
    'credentials', jsonb_path_query_array(shown, '$.certifications[*].name ? (@.type() == "string" && @ != "")'),
    'skills', jsonb_path_query_array(shown, '$.skills.technical[*]')
      || jsonb_path_query_array(shown, '$.skills.frameworks[*]'),
    'software', jsonb_path_query_array(shown, '$.skills.tools[*]'),
    'work', coalesce((
      select jsonb_agg(jsonb_build_object('start_date', job -> 'start_date', 'end_date', job -> 'end_date'))
      from jsonb_path_query(shown, '$.work_experience[*]') as job
    ), '[]')
  )
  from app.public_profile(profile) as shown;
end;

-- What the list is filtered by: skills, software and credentials in small letters.
create function app.talent_terms(profile jsonb) returns text[]
  language sql immutable strict parallel safe
begin atomic
  select coalesce(array_agg(distinct lower(term)), '{}')
  from app.talent_card(profile) as card,
    jsonb_array_elements_text((card -> 'skills') || (card -> 'software') || (card -> 'credentials')) as term;
end;
grant execute on function app.talent_card(jsonb), app.talent_terms(jsonb) to app_user, app_system, app_definer;

alter table candidates
  add column card jsonb generated always as (app.talent_card(profile_data)) stored,
  add column terms text[] generated always as (app.talent_terms(profile_data)) stored,
  add column has_resume boolean not null generated always as (resume_path is not null) stored;
create index candidates_terms on candidates using gin (terms);
grant select (card, terms, has_resume) on candidates to app_talent, app_buyer;

-- Whose e-mail fits a pattern: buyers search for addresses and never read them. They learn of accepted talent alone.
create function app.candidates_with_email(pattern text) returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select c.id from public.candidates c
  where c.email ilike pattern and (c.status = 'accepted' or current_setting('role') = 'app_admin');
end;
alter function app.candidates_with_email(text) owner to app_definer;
grant execute on function app.candidates_with_email(text) to app_buyer, app_admin;
