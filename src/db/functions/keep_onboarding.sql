-- Who ticked an item and when, which nobody writes by hand; and nobody ticks what follows from facts.
create or replace function app.keep_onboarding() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.done_at is null) <> (old.done_at is null) then
    if new.is_fact then
      raise exception 'this item follows from facts' using errcode = 'check_violation';
    end if;
    new.done_at = case when new.done_at is not null then now() end;
    new.done_by = case when new.done_at is not null then app.user_id() end;
  else
    new.done_at = old.done_at;
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
