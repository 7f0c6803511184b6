-- Whoever saves their working hours confirms them.
create or replace function app.confirm_hours() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_undoing() then
    return null;
  end if;
  insert into public.talent_capacity (candidate_id) values (new.id)
  on conflict (candidate_id) do update set confirmed_at = now();
  return null;
end
$$;
alter function app.confirm_hours owner to app_definer;
-- Not granted to anyone: only triggers call it.
