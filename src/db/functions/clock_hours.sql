-- The working hours of whoever must act, and for an application whom to tell how it ended, and which interviews
-- ended with it.
create or replace function app.clock_hours(clock uuid)
  returns table (zone text, core_from text, core_to text, working_hours jsonb, operator_zone text, weekly jsonb, days_off text[],
    email text, name text, title text, company text, interviews uuid[])
  language sql stable security definer set search_path = ''
begin atomic
  select f.zone, coalesce(f.core_from, '09:00'), coalesce(f.core_to, '17:00'), c.working_hours, h.zone, h.weekly, h.days_off::text[],
    u.email, u.name, p.title, firm.name, array(
      select i.id from public.interviews i join public.candidates m on m.id = i.candidate_id
      where i.project_id = a.project_id and m.user_id = a.user_id and i.ended_with = 'application'
    )
  from public.reply_clocks r
  cross join public.intro_call_hours h
  left join public.firms f on f.id = r.firm_id
  left join public.candidates c on c.user_id = r.user_id
  left join public.applications a on r.kind = 'application' and a.id = r.subject_id
  left join public.users u on u.id = a.user_id
  left join public.projects p on p.id = r.project_id
  left join public.firms firm on firm.id = p.firm_id
  where r.id = $1;
end;
alter function app.clock_hours owner to app_definer;
grant execute on function app.clock_hours to app_system;
