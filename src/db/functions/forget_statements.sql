-- What was never signed by both goes with the talent's account, the firm or the offer. What was, stays for the other side and for
-- whoever checks the file.
create or replace function app.forget_statements() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.statements s
  where s.status not in ('executed', 'amended') and old.id = case tg_table_name
    when 'users' then s.talent_id
    when 'firms' then s.firm_id
    else s.offer_id
  end;
  return old;
end
$$;
alter function app.forget_statements owner to app_definer;
-- Not granted to anyone: only triggers call it.
