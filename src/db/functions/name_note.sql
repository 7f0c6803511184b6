-- A note has its author's name as of then.
create or replace function app.name_note() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.author_name = coalesce((select left(coalesce(u.name, u.email), 300) from public.users u where u.id = new.author_id), '');
  return new;
end
$$;
alter function app.name_note owner to app_definer;
-- Not granted to anyone: only triggers call it.
