-- Mails that a person may do without, by topic. A row is a topic that they have switched off.
create table unwanted_topics (
  user_id uuid not null default app.user_id() references users on delete cascade,
  topic text not null check (topic ~ '^[a-z-]{1,40}$'),
  primary key (user_id, topic)
);
alter table unwanted_topics enable row level security;
alter table unwanted_topics force row level security;
create policy owner_reads on unwanted_topics for select to app_user using (user_id = (select app.user_id()));
create policy owner_switches_off on unwanted_topics for insert to app_user
  with check (user_id = (select app.user_id()));
create policy owner_switches_on on unwanted_topics for delete to app_user using (user_id = (select app.user_id()));
grant select, delete on unwanted_topics to app_user;
grant insert (topic) on unwanted_topics to app_user;
-- No update is granted.

create policy definer_reads on unwanted_topics for select to app_definer using (true);
grant select on unwanted_topics to app_definer;

-- A mail without a topic is always sent.
alter table mails add column topic text;
grant insert (topic) on mails to app_user, app_visitor, app_system;

-- What its reader has switched off never enters the outbox, whichever act wrote it. Triggers run in the order of their
-- names: by then, `address` has filled in the recipient.
create function app.drop_unwanted_mail() returns trigger
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
alter function app.drop_unwanted_mail() owner to app_definer;
create trigger wanted before insert on mails
  for each row when (new.topic is not null) execute function app.drop_unwanted_mail();
