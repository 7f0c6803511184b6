-- Notes when a candidate was first decided on and whether they were interviewed. Nobody else writes these columns.
create or replace function app.note_decision() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.status = 'interviewed' then
    new.was_interviewed = true;
  elsif new.status <> 'pending' then
    new.decided_at = coalesce(new.decided_at, now());
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
