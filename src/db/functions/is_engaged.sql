-- Whether someone works under an engagement that goes on, or owns a firm that has such an engagement, hours to decide on or other
-- people: without its last owner, it would be closed.
create or replace function app.is_engaged(account uuid) returns boolean
  language sql stable set search_path = ''
begin atomic
  select exists (
    select from public.applications a join public.engagements e on e.application_id = a.id
    where a.user_id = account and e.ended_at is null
  ) or exists (
    select from public.buyers b
    where b.user_id = account and b.firm_role = 'owner' and (
      exists (select from public.buyers o where o.firm_id = b.firm_id and o.id <> b.id)
      or exists (
        select from public.projects p
        join public.applications a on a.project_id = p.id
        join public.engagements e on e.application_id = a.id
        where p.firm_id = b.firm_id and e.ended_at is null
      ) or app.has_waiting_hours(b.firm_id)
    )
  );
end;
grant execute on function app.is_engaged to app_definer;
