-- When the work was done, by the status and nothing else. Owners set every status but `active`, which older records alone have.
create or replace function app.follow_project_status() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.status = 'active' then
    raise exception 'nobody sets a project active' using errcode = 'check_violation';
  end if;
  new.completed_at = case new.status when 'completed' then now() end;
  return new;
end
$$;
-- No execute is granted: a trigger calls it.
