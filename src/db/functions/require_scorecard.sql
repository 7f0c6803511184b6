-- No acceptance without a scorecard if the operator requires one.
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
-- Not granted to anyone: only triggers call it.
