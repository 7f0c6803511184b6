-- Follows from the status; nobody sets it directly.
create or replace function app.set_completed_at() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.completed_at = case new.status when 'completed' then now() end;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
