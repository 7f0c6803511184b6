-- The account that stays takes over what the other was billed for and is owed.
create or replace function app.merge_invoices(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if kept.user_id is not null then
    update public.invoice_lines l set talent_id = kept.user_id where l.talent_id = other.user_id;
    update public.payout_lines l set talent_id = kept.user_id where l.talent_id = other.user_id;
  end if;
end
$$;
alter function app.merge_invoices owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
