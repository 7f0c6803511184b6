-- Optional emails, by topic. A row is a topic that the person has turned off.
create table unwanted_topics (
  user_id uuid not null default app.user_id() references users on delete cascade,
  topic text not null check (topic ~ '^[a-z-]{1,40}$'),
  primary key (user_id, topic)
);
alter table unwanted_topics enable row level security;
alter table unwanted_topics force row level security;
create policy owner_reads on unwanted_topics for select to app_user using (user_id = (select app.user_id()));
create policy owner_turns_off on unwanted_topics for insert to app_user
  with check (user_id = (select app.user_id()));
create policy owner_turns_on on unwanted_topics for delete to app_user using (user_id = (select app.user_id()));
create policy definer_reads on unwanted_topics for select to app_definer using (true);
grant select, delete on unwanted_topics to app_user;
grant insert (topic) on unwanted_topics to app_user;
grant select on unwanted_topics to app_definer;
-- No update is granted.
