-- Every engagement begins with the default list.
create or replace function app.begin_onboarding() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_undoing() then
    return null;
  end if;
  insert into public.onboarding_items (engagement_id, name, side, due_days, is_required, is_fact)
  select new.id, d.name, d.side, d.due_days, d.is_required, d.is_fact from app.onboarding_defaults() d;
  return null;
end
$$;
alter function app.begin_onboarding owner to app_definer;
-- Not granted to anyone: only triggers call it.
