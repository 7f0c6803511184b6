-- Gives a message its place and its author's name, and counts it. Locking the thread keeps the numbers without gaps.
create or replace function app.number_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  thread public.threads;
begin
  select * into thread from public.threads t where t.id = new.thread_id for update;
  new.side = coalesce(app.side_in(thread), 'host');
  new.created_at = greatest(clock_timestamp(), thread.last_message_at);
  new.number = thread.person_messages + thread.host_messages + 1;
  new.side_number = 1 + case new.side when 'person' then thread.person_messages else thread.host_messages end;
  new.author_name = left(coalesce((
    select coalesce(nullif(concat_ws(' ', b.first_name, left(b.last_name, 1) || '.'), ''), c.name, u.name)
    from public.users u
    left join public.buyers b on b.user_id = u.id
    left join public.candidates c on c.user_id = u.id
    where u.id = new.author_id
  ), ''), 200);
  update public.threads t set
    person_messages = thread.person_messages + (new.side = 'person')::int,
    host_messages = thread.host_messages + (new.side = 'host')::int,
    last_message_at = new.created_at
  where t.id = new.thread_id;
  return new;
end
$$;
alter function app.number_message owner to app_definer;
-- Not granted to anyone: only triggers call it.
