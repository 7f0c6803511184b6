-- Accepting an application starts an engagement, once.
create or replace function app.begin_engagement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_undoing() then
    return null;
  end if;
  insert into public.engagements (application_id, starts_on)
  select new.id, coalesce(new.available_start_date, p.start_date) from public.projects p where p.id = new.project_id
  on conflict do nothing;
  return null;
end
$$;
alter function app.begin_engagement owner to app_definer;
-- Not granted to anyone: only triggers call it.
