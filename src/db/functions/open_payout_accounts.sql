-- The accounts of everyone who is owed something, still encrypted, for the file of whoever pays. Each reading is recorded here, so that none
-- goes without.
create or replace function app.open_payout_accounts()
  returns table (user_id uuid, sealed_account bytea, updated_at timestamptz)
  language plpgsql security definer set search_path = ''
as $$
declare
  opened int;
begin
  return query
    select a.user_id, a.sealed_account, a.updated_at
    from public.payout_accounts a
    where exists (
      select from public.payout_lines l where l.talent_id = a.user_id group by l.currency having sum(l.amount_cents) > 0
    );
  get diagnostics opened = row_count;
  insert into public.events (event, detail) values ('payout.exported', jsonb_build_object('accounts', opened));
end
$$;
alter function app.open_payout_accounts owner to app_definer;
grant execute on function app.open_payout_accounts to app_admin;
