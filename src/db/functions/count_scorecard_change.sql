-- Counts saves of a scorecard, so that a page opened before the last save asks before overwriting it.
create or replace function app.count_scorecard_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
