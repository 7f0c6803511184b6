-- Keeps updated_at true whoever writes.
create or replace function app.touch() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end
$$;
-- No execute is granted: a trigger calls it.
