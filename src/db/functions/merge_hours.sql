-- The account that stays takes over the other's weeks, and its running timer unless it has one.
create or replace function app.merge_hours(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if kept.user_id is not null then
    update public.weeks w set talent_id = kept.user_id where w.talent_id = other.user_id;
    update public.week_timers t set user_id = kept.user_id
    where t.user_id = other.user_id and not exists (select from public.week_timers k where k.user_id = kept.user_id);
  end if;
  delete from public.week_timers t where t.user_id = other.user_id;
end
$$;
alter function app.merge_hours owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
