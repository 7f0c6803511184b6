-- Updates the words of the conversations of a project, or of a person, when what they say of it changes.
create or replace function app.update_thread_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'projects' then
    update public.threads t set words = app.thread_words(t)
    where t.project_id = new.id and t.words <> app.thread_words(t);
  else
    update public.threads t set words = app.thread_words(t)
    where t.user_id in (
        (to_jsonb(old) ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::uuid,
        (to_jsonb(new) ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::uuid
      )
      and t.words <> app.thread_words(t);
  end if;
  return null;
end
$$;
alter function app.update_thread_words owner to app_definer;
-- Not granted to anyone: only triggers call it.
