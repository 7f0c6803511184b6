-- What is due to each person by a day, and what they are owed in all, in each currency; with what is needed to pay them. Most due first, all
-- of them or a page, and how many there are, counted up to one past `bound`. `countries`: what is needed to pay everyone in a country what is
-- due, in each currency. For admins. To whom nothing comes after the day, all that they are owed is due: these are read from an index, and
-- summed by country along another. Those to whom something does come have an index, too, and only their lines are summed, once for both.
-- Planned for the day: after most days few lines come. The indexes are read in their order, which costs less than the planner thinks.
create or replace function app.payout_page(by_day date, skip int, size int, bound int, out payouts json, out countries json, out total int)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1
as $$
begin
  with ahead as materialized (
    select b.payee, b.name, b.country, b.currency,
      -- What was paid ahead isn't due back.
      greatest(b.owed_cents - later.cents, least(0, b.owed_cents)) as due_cents, b.owed_cents, later.next_due_on
    from (
      select coalesce(l.talent_id, '00000000-0000-0000-0000-000000000000') as payee, l.currency, sum(l.amount_cents) as cents,
        min(l.due_on) filter (where l.kind = 'work') as next_due_on
      from public.payout_lines l where l.due_on > by_day group by 1, 2
    ) as later
    join public.payout_balances b on b.last_due_on > by_day and b.payee = later.payee and b.currency = later.currency
  ), listed as (
    select one.* from (
      (
        select b.payee, b.name, b.country, b.currency, b.owed_cents as due_cents, b.owed_cents, null::date as next_due_on
        from public.payout_balances b
        where b.last_due_on <= by_day
        order by b.owed_cents desc, b.name, b.payee, b.currency limit skip + size
      )
      union all
      select a.* from ahead a
    ) as one
    order by one.due_cents desc, one.name, one.payee, one.currency limit size offset skip
  ), needed as (
    select d.country, d.currency, sum(d.people)::int as people, sum(d.due_cents)::bigint as due_cents
    from (
      select b.country, b.currency, count(*) as people, sum(b.owed_cents) as due_cents
      from public.payout_balances b where b.owed_cents > 0 group by b.country, b.currency
      union all
      select a.country, a.currency, sum((a.due_cents > 0)::int - (a.owed_cents > 0)::int),
        sum(greatest(a.due_cents, 0) - greatest(a.owed_cents, 0))
      from ahead a group by a.country, a.currency
    ) as d
    group by d.country, d.currency
    having sum(d.people) > 0
  )
  select (
      select json_agg(json_build_object('talentId', u.id, 'name', l.name, 'email', u.email,
          'place', c.public_profile #>> '{personal_info,location}', 'country', l.country, 'currency', l.currency,
          'dueCents', l.due_cents, 'owedCents', l.owed_cents, 'nextDueOn', l.next_due_on,
          'accountCountry', d.country, 'accountLastFour', d.last_four)
        order by l.due_cents desc, l.name, l.payee, l.currency)
      from listed l
      left join public.users u on u.id = l.payee
      left join public.candidates c on c.user_id = l.payee
      left join public.payout_accounts d on d.user_id = l.payee
    ), (
      select json_agg(json_build_object('country', n.country, 'currency', n.currency, 'people', n.people, 'dueCents', n.due_cents)
        order by n.country nulls last, n.currency)
      from needed n
    ), (
      select count(*)::int from (select from public.payout_balances limit bound + 1) as counted
    )
  into payouts, countries, total;
end
$$;
alter function app.payout_page owner to app_definer;
grant execute on function app.payout_page to app_admin;
