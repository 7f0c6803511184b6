-- Updates the words of the conversations of a project, or of a person, when what they say of it changes.
create or replace function app.update_thread_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  people uuid[];
begin
  if tg_table_name = 'projects' then
    update public.threads t set words = app.thread_words(t) where t.project_id = new.id and t.words <> app.thread_words(t);
    return null;
  elsif tg_table_name = 'users' then
    people = array[new.id];
  elsif tg_op = 'INSERT' then
    people = array[new.user_id];
  elsif tg_op = 'DELETE' then
    people = array[old.user_id];
  else
    people = array[old.user_id, new.user_id];
  end if;
  update public.threads t set words = app.thread_words(t) where t.user_id = any(people) and t.words <> app.thread_words(t);
  return null;
end
$$;
alter function app.update_thread_words owner to app_definer;
-- Not granted to anyone: only triggers call it.
