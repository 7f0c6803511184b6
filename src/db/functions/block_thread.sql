-- Blocks a conversation for both sides, or lifts the block of the signed-in person's own side. False if it isn't theirs, or if they
-- only read for their firm.
create or replace function app.block_thread(thread_id uuid, is_blocked boolean) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  side text;
begin
  select app.side_in(t) into side from public.threads t where t.id = $1 for update;
  if side is null or side = 'host' and not app.may_manage() then
    return false;
  end if;
  update public.threads t set
    person_blocked_at = case when side = 'person' then case when is_blocked then coalesce(t.person_blocked_at, now()) end
      else t.person_blocked_at end,
    host_blocked_at = case when side = 'host' then case when is_blocked then coalesce(t.host_blocked_at, now()) end
      else t.host_blocked_at end
  where t.id = $1;
  insert into public.nudges (user_id, firm_id, is_for_operator, thread_id)
  select t.user_id, t.firm_id, t.is_with_operator, t.id from public.threads t where t.id = $1;
  return true;
end
$$;
alter function app.block_thread owner to app_definer;
grant execute on function app.block_thread to app_talent, app_buyer;
