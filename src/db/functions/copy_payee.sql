-- Copies how someone is called and where they live to the list of payouts, which is sorted and summed by it.
create or replace function app.copy_payee() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  people constant uuid[] := case tg_table_name
    when 'users' then array[new.id]
    else array[(to_jsonb(old) ->> 'user_id')::uuid, (to_jsonb(new) ->> 'user_id')::uuid]
  end;
begin
  update public.payout_balances b set (name, country) = (select p.name, p.country from app.payee(b.payee) p)
  where b.payee = any(people);
  return null;
end
$$;
alter function app.copy_payee owner to app_definer;
-- Not granted to anyone: only triggers call it.
