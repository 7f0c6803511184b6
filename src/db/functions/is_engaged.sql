-- Whether someone works, or has someone working, under an engagement that goes on.
create or replace function app.is_engaged(account uuid) returns boolean
  language sql stable set search_path = ''
begin atomic
  select exists (
    select from public.applications a join public.engagements e on e.application_id = a.id
    where a.user_id = account and e.ended_at is null
  ) or exists (
    select from public.buyers b
    join public.projects p on p.buyer_id = b.id
    join public.applications a on a.project_id = p.id
    join public.engagements e on e.application_id = a.id
    where b.user_id = account and e.ended_at is null
  );
end;
grant execute on function app.is_engaged to app_definer;
