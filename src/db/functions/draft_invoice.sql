-- Drafts an invoice of a firm, or of one of its engagements, over all approved weeks that ended by a day and are on no invoice. Null when
-- there are none. Weeks that someone else is billing at the moment are left to them.
create or replace function app.draft_invoice(firm uuid, engagement uuid, through date) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  drafted uuid;
  billed uuid[];
begin
  -- Two who draft for the same firm take turns, so that neither bills what the other does.
  perform from public.firms f where f.id = $1 for update;
  select array_agg(w.id) into billed from app.billable_weeks($1) b join public.weeks w on w.id = b.week_id
  where b.ends_on <= $3 and ($2 is null or w.engagement_id = $2);
  if billed is null then
    return null;
  end if;
  insert into public.invoices (firm_id, engagement_id, client, client_place, terms_days, through)
  select f.id, $2, coalesce(f.name, 'The client'), coalesce(f.address, f.state, ''), f.terms_days, $3
  from public.firms f where f.id = $1
  returning id into drafted;
  insert into public.invoice_lines (invoice_id, week_id) select drafted, unnest(billed);
  return drafted;
end
$$;
alter function app.draft_invoice owner to app_definer;
grant execute on function app.draft_invoice to app_admin, app_system;
