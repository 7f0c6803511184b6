-- Counts the saves of a scorecard, so that of two pages that were opened together only one saves without asking.
create or replace function app.count_scorecard_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;
-- No execute is granted: a trigger calls it.
