-- What the firm pays once to employ the person on a day, by the table that both have signed; null where it says nothing yet. The domain
-- reckons the same (conversionFee).
create or replace function app.conversion_fee(terms jsonb, on_day date) returns int
  language sql stable
begin atomic
  select (r.line ->> 'feeCents')::int
  from (select (terms ->> 'startDate')::date as first_day) s,
    jsonb_array_elements(terms -> 'conversion') with ordinality as r (line, place)
  where (r.line ->> 'afterMonths')::int <= greatest(0,
    12 * (extract(year from on_day) - extract(year from s.first_day)) + extract(month from on_day) - extract(month from s.first_day)
    - case when extract(day from on_day) < extract(day from s.first_day) then 1 else 0 end)
  order by r.place desc
  limit 1;
end;
grant execute on function app.conversion_fee to app_definer;
