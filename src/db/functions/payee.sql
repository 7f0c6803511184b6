-- How someone is called on the list of payouts, and the country they are paid in.
create or replace function app.payee(person uuid) returns table (name text, country text)
  language sql stable rows 1 set search_path = ''
begin atomic
  select coalesce(c.name, u.name), app.card_country(c.public_profile -> 'personal_info')
  from public.users u left join public.candidates c on c.user_id = u.id
  where u.id = $1;
end;
grant execute on function app.payee to app_definer;
