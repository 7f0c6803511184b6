-- Ends a report: from then on, admins can't read the conversation anymore.
create or replace function app.resolve_report(thread_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.threads t set reported_at = null, reported_by = null, report_reason = null
  where t.id = $1 and t.reported_at is not null;
  return found;
end
$$;
alter function app.resolve_report owner to app_definer;
grant execute on function app.resolve_report to app_admin;
