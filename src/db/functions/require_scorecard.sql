-- No acceptance without a scorecard, where the operator wants one.
create or replace function app.require_scorecard() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if app.lacks_scorecard(new.id) then
    raise exception 'a scorecard is needed before acceptance' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- No execute is granted: a trigger calls it.
