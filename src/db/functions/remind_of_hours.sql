-- Asks accepted people to confirm their hours, once after so many days and once more after so many, before firms no longer rely on
-- them; so many people at once. Says how many were asked.
create or replace function app.remind_of_hours(first_days int, last_days int, bound int) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  asked record;
  told int := 0;
begin
  for asked in
    update public.talent_capacity t set reminded_at = now()
    from public.candidates c
    where c.id = t.candidate_id and t.candidate_id in (
      select w.candidate_id from public.talent_capacity w
      join public.candidates p on p.id = w.candidate_id
      where w.confirmed_at <= now() - make_interval(days => first_days)
        and coalesce(w.reminded_at, '-infinity') < w.confirmed_at + make_interval(
          days => case when w.confirmed_at <= now() - make_interval(days => last_days) then last_days else first_days end
        )
        and p.status = 'accepted' and p.working_hours is not null and p.user_id is not null
        and p.user_id not in (select app.suspended_people())
      order by w.confirmed_at
      limit bound
      for update of w skip locked
    )
    returning t.candidate_id, c.user_id
  loop
    perform app.tell('hours.unconfirmed', 'candidate', asked.candidate_id, null, null, asked.user_id, false);
    told = told + 1;
  end loop;
  return told;
end
$$;
alter function app.remind_of_hours owner to app_definer;
grant execute on function app.remind_of_hours to app_system;
