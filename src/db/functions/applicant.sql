-- What a firm sees of an applicant: only the country of their location, contact details after acceptance, and no resume
-- once someone who isn't vetted has been declined. No row if the account was deleted or, unless they work together, is suspended.
create or replace function app.applicant(application_id uuid)
  returns table (candidate_id uuid, name text, avatar_url text, job_title text, place text, experience_years int,
    credentials text[], skills text[], working_hours jsonb, is_vetted boolean, has_resume boolean, email text, phone text, whatsapp text)
  language sql stable security definer set search_path = ''
begin atomic
  select c.id, coalesce(c.name, u.name), u.avatar_url, c.public_profile #>> '{work_experience,0,position}',
    regexp_replace(c.public_profile #>> '{personal_info,location}', '^.*,\s*', ''), u.experience_years,
    array(select jsonb_array_elements_text(c.card -> 'credentials')), u.skills,
    c.working_hours, coalesce(c.status = 'accepted', false),
    c.resume_path is not null and (a.status <> 'rejected' or c.status = 'accepted'),
    case when a.status = 'accepted' then u.email end,
    case when a.status = 'accepted' then coalesce(c.phone, u.phone) end,
    case when a.status = 'accepted' then coalesce(c.whatsapp, u.whatsapp) end
  from public.applications a
  join public.projects p on p.id = a.project_id
  join public.users u on u.id = a.user_id
  left join public.candidates c on c.user_id = u.id
  where a.id = $1 and p.firm_id = app.firm_id()
    and (a.status = 'accepted' or u.id not in (select app.suspended_people()));
end;
alter function app.applicant owner to app_definer;
grant execute on function app.applicant to app_buyer;
