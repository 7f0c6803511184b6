-- Records who got, changed or lost a seat. The subject is the account, so that its name goes with it.
create or replace function app.record_seat() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.firm_id is not distinct from new.firm_id and old.firm_role is not distinct from new.firm_role then
    return null;
  end if;
  insert into public.events (event, subject_kind, subject_id, firm_id, from_status, to_status)
  select
    case when new.firm_id is null then 'seat.removed' when tg_op = 'INSERT' or old.firm_id is null then 'seat.taken' else 'seat.changed' end,
    'account', new.user_id, coalesce(new.firm_id, old.firm_id), case when tg_op = 'UPDATE' then old.firm_role end, new.firm_role
  where coalesce(new.firm_id, old.firm_id) is not null;
  return null;
end
$$;
alter function app.record_seat owner to app_definer;
-- Not granted to anyone: only triggers call it.
