-- A line is an approved week and nothing else, whoever writes it: minutes, rate, fee and names are copied from the week. What isn't
-- approved can't be billed.
create or replace function app.bill_week() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  week public.weeks;
begin
  select w.* into week
  from public.weeks w
  join public.invoices i on i.id = new.invoice_id and i.status = 'draft' and i.firm_id = w.firm_id
    and (i.engagement_id is null or i.engagement_id = w.engagement_id) and w.starts_on + 6 <= i.through
  where w.id = new.week_id and w.status = 'approved'
  for update of w;
  if not found then
    raise exception 'only approved weeks are billed' using errcode = 'check_violation';
  end if;
  new.talent_id = week.talent_id;
  new.starts_on = week.starts_on;
  new.minutes = week.minutes;
  new.rate_cents = week.rate_cents;
  new.fee_basis_points = week.fee_basis_points;
  new.pay_cents = app.week_pay(new.minutes, new.rate_cents);
  new.fee_cents = app.fee_on(new.pay_cents, new.fee_basis_points);
  new.professional = coalesce(
    (select coalesce(c.name, u.name) from public.users u left join public.candidates c on c.user_id = u.id where u.id = week.talent_id),
    'The professional'
  );
  new.project = coalesce((select p.title from public.projects p where p.id = week.project_id), 'The project');
  new.credit_note_id = null;
  return new;
end
$$;
alter function app.bill_week owner to app_definer;
-- Not granted to anyone: only triggers call it.
