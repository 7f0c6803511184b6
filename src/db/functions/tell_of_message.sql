-- Tells the other side of a message; once someone has read all of a conversation, its notice is read.
create or replace function app.tell_of_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  thread public.threads;
begin
  select t.* into thread from public.threads t where t.id = new.thread_id;
  if tg_table_name = 'messages' then
    if new.side = 'host' then
      perform app.tell('message.sent', 'thread', thread.id, thread.project_id, null, thread.user_id, false);
    else
      perform app.tell('message.sent', 'thread', thread.id, thread.project_id, thread.firm_id, null, thread.is_with_operator);
    end if;
  elsif new.read_messages >= (case new.user_id when thread.user_id then thread.host_messages else thread.person_messages end) then
    update public.notices n set read_at = now()
    where n.user_id = new.user_id and n.kind = 'message' and n.place_id = new.thread_id and n.read_at is null;
  end if;
  return null;
end
$$;
alter function app.tell_of_message owner to app_definer;
-- Not granted to anyone: only triggers call it.
