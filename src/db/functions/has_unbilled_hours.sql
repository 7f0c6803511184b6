-- Whether a project of the firm has hours that are on no invoice yet, also those that are still being written. Its weeks are locked, so
-- that none are added while it is deleted.
create or replace function app.has_unbilled_hours(project uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may_manage() or app.firm_id() is distinct from (select p.firm_id from public.projects p where p.id = $1) then
    return false;
  end if;
  perform from public.weeks w where w.project_id = $1 order by w.id for update;
  return exists (select from public.weeks w where w.project_id = $1 and w.minutes > 0 and w.status <> 'invoiced')
    or exists (
      select from public.week_timers t join public.engagements e on e.id = t.engagement_id
      join public.applications a on a.id = e.application_id
      where a.project_id = $1
    );
end
$$;
alter function app.has_unbilled_hours owner to app_definer;
grant execute on function app.has_unbilled_hours to app_buyer;
