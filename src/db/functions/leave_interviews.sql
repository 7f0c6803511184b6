-- Whoever leaves a firm no longer takes part in its interviews that are ahead; whoever is gone is in none.
create or replace function app.leave_interviews() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.interviews i set colleague_ids = array_remove(i.colleague_ids, old.id)
  where i.colleague_ids @> array[old.id] and (tg_op = 'DELETE' or i.status in ('proposed', 'booked'));
  return null;
end
$$;
alter function app.leave_interviews owner to app_definer;
-- Not granted to anyone: only triggers call it.
