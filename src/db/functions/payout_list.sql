-- What is due to each person by a day, and what they are owed in all, in each currency; with what is needed to pay them. For admins.
create or replace function app.payout_list(by_day date)
  returns table (talent_id uuid, name text, email text, place text, country text, currency text, due_cents bigint, owed_cents bigint,
    next_due_on date, account_country text, account_last_four text)
  language sql stable security definer set search_path = ''
begin atomic
  select l.talent_id, coalesce(max(c.name), max(u.name)), max(u.email), max(c.public_profile #>> '{personal_info,location}'),
    max(app.card_country(c.public_profile -> 'personal_info')), l.currency,
    -- What was paid ahead isn't due back.
    greatest(coalesce(sum(l.amount_cents) filter (where l.due_on <= $1), 0), least(0, sum(l.amount_cents))), sum(l.amount_cents),
    min(l.due_on) filter (where l.kind = 'work' and l.due_on > $1), max(a.country), max(a.last_four)
  from public.payout_lines l
  left join public.users u on u.id = l.talent_id
  left join public.candidates c on c.user_id = l.talent_id
  left join public.payout_accounts a on a.user_id = l.talent_id
  group by l.talent_id, l.currency
  order by 7 desc, 2, 1, 6;
end;
alter function app.payout_list owner to app_definer;
grant execute on function app.payout_list to app_admin;
