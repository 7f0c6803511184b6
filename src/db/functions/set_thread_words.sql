-- Keeps the words of a conversation with what it is about and whose it is.
create or replace function app.set_thread_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.words = app.thread_words(new);
  return new;
end
$$;
alter function app.set_thread_words owner to app_definer;
-- Not granted to anyone: only triggers call it.
