-- Takes back approvals that the firm has just given: the weeks wait as before, and the talent isn't told of them. Answers which: those of
-- the last 20 seconds that are on no invoice yet.
create or replace function app.undo_approval(approved uuid[]) returns setof uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  undone uuid[];
begin
  with back as (
    update public.weeks w set status = 'submitted'
    where w.id = any(approved) and w.firm_id = app.firm_id() and app.may_approve() and w.status = 'approved'
      and w.decided_at > now() - interval '20 seconds'
    returning w.id
  )
  select coalesce(array_agg(back.id), '{}') into undone from back;
  delete from public.notices n where n.kind = 'week-approved' and n.place_id = any(undone) and n.read_at is null;
  return query select unnest(undone);
end
$$;
alter function app.undo_approval owner to app_definer;
grant execute on function app.undo_approval to app_buyer;
