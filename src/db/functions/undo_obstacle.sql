-- Why a merge can't be undone anymore, though it is within its week: papers and money made since name the one who stayed.
create or replace function app.undo_obstacle(undone public.merges, moved uuid[]) returns text
  language sql stable security definer set search_path = ''
as $$
  with noted as (
    select r.table_name, r.after ->> 'id' as id from public.merged_rows r where r.merge_id = undone.id and r.after is not null
  ), billed as (
    select l.id
    from public.invoice_lines l
    join public.weeks w on w.id = l.week_id
    join public.engagements e on e.id = w.engagement_id
    where e.application_id = any(moved)
  )
  select case
    when exists (select from public.candidates c where c.email = undone.other_email) then 'applied'
    when exists (
      select from public.statements s join public.offers o on o.id = s.offer_id
      where o.application_id = any(moved) and s.talent_signed_at > undone.merged_at
    ) then 'signed'
    when exists (
      select from billed b where b.id::text not in (select n.id from noted n where n.table_name = 'public.invoice_lines')
    ) then 'billed'
    -- What is due returns to the other, and what was paid since would not.
    when exists (select from noted n where n.table_name in ('public.invoice_lines', 'public.payout_lines')) and exists (
      select from public.payout_lines p join public.candidates c on c.user_id = p.talent_id
      where c.id = undone.kept_id and p.created_at >= undone.merged_at
        and p.id::text not in (select n.id from noted n where n.table_name = 'public.payout_lines')
    ) then 'paid'
  end
$$;
alter function app.undo_obstacle owner to app_definer;
-- Not granted to anyone: only app.undo_merge calls it.
