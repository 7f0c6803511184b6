-- No row for a project that isn't open.
create or replace function app.opening_search_row(project projects) returns setof opening_search
  language sql stable
begin atomic
  select project.id, project.created_at,
    lower(concat(project.title, chr(31), project.scope_of_work, chr(31), array_to_string(project.software_systems, ', '))),
    app.tag_codes(
      array(select 'system:' || lower(system) from unnest(project.software_systems) as system)
        || array['type:' || project.engagement_type, 'level:' || project.seniority_level]
    )
  where project.status = 'Open' and project.taken_down_at is null;
end;
grant execute on function app.opening_search_row to app_definer;
