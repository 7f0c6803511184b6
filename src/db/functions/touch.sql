-- Keeps updated_at current no matter who writes.
create or replace function app.touch() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
