-- Keeps updated_at current no matter who writes. When a merge is undone, rows are as old as before.
create or replace function app.touch() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user <> 'app_definer' or current_setting('app.undoing', true) is distinct from 'on' then
    new.updated_at = now();
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
