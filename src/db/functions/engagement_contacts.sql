-- Contacts at the firms that accepted the signed-in talent; none once their access to the platform is revoked.
create or replace function app.engagement_contacts()
  returns table (application_id uuid, company_name text, contact_name text, job_title text, email text, phone text)
  language sql stable security definer set search_path = ''
begin atomic
  select a.id, f.name, nullif(concat_ws(' ', b.first_name, b.last_name), ''), b.job_title, b.email,
    nullif(b.phone, '')
  from public.applications a
  join public.engagements e on e.application_id = a.id
  join public.projects p on p.id = a.project_id
  join public.buyers b on b.id = p.buyer_id
  join public.firms f on f.id = p.firm_id
  where a.user_id = app.user_id()
    and exists (
      select from public.candidates c where c.user_id = app.user_id() and c.platform_access_granted_at is not null
    );
end;
alter function app.engagement_contacts owner to app_definer;
grant execute on function app.engagement_contacts to app_talent;
