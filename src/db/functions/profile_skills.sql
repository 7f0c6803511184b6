-- The skills in a profile, each once: accounting work first, then software, then specializations.
create or replace function app.profile_skills(profile jsonb) returns text[] language sql immutable parallel safe
begin atomic
  select coalesce(array_agg(skill order by at), '{}') from (
    select skill, min(at) as at
    from jsonb_array_elements_text(
      jsonb_path_query_array(profile, '$.skills.technical[*]') || jsonb_path_query_array(profile, '$.skills.tools[*]')
        || jsonb_path_query_array(profile, '$.skills.frameworks[*]')
    ) with ordinality as listed (skill, at)
    group by skill
  ) as skills;
end;
grant execute on function app.profile_skills to app_definer;
