-- Notes that the signed-in person has read the other side's messages up to this one. It never goes back.
create or replace function app.read_thread(thread_id uuid, through int) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  thread public.threads;
  theirs int;
begin
  select * into thread from public.threads t where t.id = $1;
  if app.side_in(thread) is null then
    return false;
  end if;
  theirs = least(through, case app.side_in(thread) when 'person' then thread.host_messages else thread.person_messages end);
  insert into public.thread_reads as r (thread_id, user_id, read_messages, read_at)
  values (thread.id, app.user_id(), greatest(theirs, 0), now())
  on conflict on constraint thread_reads_pkey do update set read_messages = excluded.read_messages, read_at = now()
  where r.read_messages < excluded.read_messages;
  return true;
end
$$;
alter function app.read_thread owner to app_definer;
grant execute on function app.read_thread to app_talent, app_buyer, app_admin;
