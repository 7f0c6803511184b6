-- Approved weeks that are on no invoice, of one firm or of all. A draft has taken its weeks.
create or replace function app.billable_weeks(firm uuid default null)
  returns table (week_id uuid, firm_id uuid, engagement_id uuid, ends_on date)
  language sql stable security definer set search_path = ''
begin atomic
  select w.id, w.firm_id, w.engagement_id, w.starts_on + 6
  from public.weeks w
  where w.status = 'approved' and w.firm_id is not null and ($1 is null or w.firm_id = $1)
    -- Whoever approved it may take that back for a moment.
    and w.decided_at < now() - interval '20 seconds'
    -- An approved week can be on a draft alone: issuing it makes the week an invoiced one.
    and w.id not in (
      select l.week_id from public.invoices i join public.invoice_lines l on l.invoice_id = i.id
      where i.status = 'draft' and l.week_id is not null and l.credit_note_id is null
    );
end;
alter function app.billable_weeks owner to app_definer;
grant execute on function app.billable_weeks to app_admin, app_system;
