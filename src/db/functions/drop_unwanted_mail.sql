-- An email on a topic that its recipient has turned off never enters the outbox, no matter what code queues it.
create or replace function app.drop_unwanted_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.unwanted_topics t join public.users u on u.id = t.user_id
    where u.email = new.recipient and t.topic = new.topic
  ) then
    return null;
  end if;
  return new;
end
$$;
alter function app.drop_unwanted_mail owner to app_definer;
-- Not granted to anyone: only triggers call it.
