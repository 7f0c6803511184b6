-- Lets admins look at a conversation with a firm, with the reason. The first report stays until it is resolved. False if it isn't
-- the signed-in person's, or is with the operator, who reads it anyway.
create or replace function app.report_thread(thread_id uuid, reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  side text;
begin
  select app.side_in(t) into side from public.threads t where t.id = $1 and not t.is_with_operator for update;
  if side is null then
    return false;
  end if;
  update public.threads t set reported_at = now(), reported_by = side, report_reason = reason
  where t.id = $1 and t.reported_at is null;
  return true;
end
$$;
alter function app.report_thread owner to app_definer;
grant execute on function app.report_thread to app_talent, app_buyer;
