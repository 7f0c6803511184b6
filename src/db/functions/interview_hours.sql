-- When a firm meets people: the reader's own, or that of an interview the reader is invited to.
create or replace function app.interview_hours(interview uuid) returns table (zone text, core_from text, core_to text)
  language sql stable security definer set search_path = ''
begin atomic
  select f.zone, f.core_from, f.core_to from public.firms f
  where f.id = app.firm_id() or f.id = (
    select i.firm_id from public.interviews i join public.candidates c on c.id = i.candidate_id
    where i.id = $1 and c.user_id = app.user_id()
  );
end;
alter function app.interview_hours owner to app_definer;
grant execute on function app.interview_hours to app_buyer, app_talent;
