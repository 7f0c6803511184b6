-- What is due to each person by a day, and what they are owed in all, in each currency; with what is needed to pay them. Most due first, all
-- of them or a page. For admins. To whom nothing comes after the day, all that they are owed is due: these are read from an index. Only lines
-- of those to whom something does come are summed.
create or replace function app.payout_list(by_day date, skip int default 0, size int default null)
  returns table (talent_id uuid, name text, email text, place text, country text, currency text, due_cents bigint, owed_cents bigint,
    next_due_on date, account_country text, account_last_four text)
  language sql stable security definer set search_path = ''
begin atomic
  with ahead as materialized (select a.* from app.payouts_ahead($1) a),
  listed as (
    select one.* from (
      (
        select b.payee, b.name, b.country, b.currency, b.owed_cents as due_cents, b.owed_cents, null::date as next_due_on
        from public.payout_balances b
        where (b.payee, b.currency) not in (select a.payee, a.currency from ahead a)
        order by b.owed_cents desc, b.name, b.payee, b.currency limit skip + size
      )
      union all
      select a.payee, a.name, a.country, a.currency, a.due_cents, a.owed_cents, a.next_due_on from ahead a
    ) as one
    order by one.due_cents desc, one.name, one.payee, one.currency limit size offset skip
  )
  select u.id, l.name, u.email, c.public_profile #>> '{personal_info,location}', l.country, l.currency, l.due_cents, l.owed_cents,
    l.next_due_on, d.country, d.last_four
  from listed l
  left join public.users u on u.id = l.payee
  left join public.candidates c on c.user_id = l.payee
  left join public.payout_accounts d on d.user_id = l.payee
  order by l.due_cents desc, l.name, l.payee, l.currency;
end;
alter function app.payout_list owner to app_definer;
grant execute on function app.payout_list to app_admin;
