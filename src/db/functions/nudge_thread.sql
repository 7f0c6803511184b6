-- Tells the pages of both sides that a conversation has changed.
create or replace function app.nudge_thread() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.nudges (user_id, firm_id, is_for_operator, thread_id)
  select t.user_id, t.firm_id, t.is_with_operator, t.id from public.threads t where t.id = new.thread_id;
  return null;
end
$$;
alter function app.nudge_thread owner to app_definer;
-- Not granted to anyone: only triggers call it.
