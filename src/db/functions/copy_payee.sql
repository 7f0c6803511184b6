-- Copies how someone is called and where they live to the list of payouts, which is sorted and summed by it.
create or replace function app.copy_payee() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  people uuid[];
begin
  if tg_table_name = 'users' then
    people = array[new.id];
  elsif tg_op = 'INSERT' then
    people = array[new.user_id];
  elsif tg_op = 'DELETE' then
    people = array[old.user_id];
  else
    people = array[old.user_id, new.user_id];
  end if;
  update public.payout_balances b set (name, country) = (select p.name, p.country from app.payee(b.payee) p)
  where b.payee = any(people);
  return null;
end
$$;
alter function app.copy_payee owner to app_definer;
-- Not granted to anyone: only triggers call it.
