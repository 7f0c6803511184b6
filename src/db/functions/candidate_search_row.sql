create or replace function app.candidate_search_row(candidate candidates) returns candidate_search
  language sql stable
begin atomic
  select candidate.id, candidate.created_at, candidate.status, candidate.platform_access_granted_at is not null,
    lower(concat(candidate.name, chr(31), candidate.email)), app.search_tags(candidate.terms, f.terms, f.denied),
    lower(candidate.whatsapp), candidate.subscribe, candidate.agree, candidate.name, candidate.email,
    candidate.resume_size_bytes, app.candidate_score(candidate.id), app.card_country(candidate.card),
    left(candidate.card #>> '{credentials,0}', 80), left(candidate.card #>> '{software,0}', 80),
    case when candidate.status <> 'rejected' then candidate.interview_scheduled_at end,
    f.rate, f.clock_id, f.free_hours, f.free_weeks, f.confirmed_on
  from app.facts_to_search(candidate.id) as f;
end;
grant execute on function app.candidate_search_row to app_definer;
