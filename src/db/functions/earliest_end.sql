-- The earliest last day of an engagement if notice is given today: none is needed before the start, nor
-- in a paid trial and on the day after it.
create or replace function app.earliest_end(engagement uuid) returns date
  language sql stable security definer set search_path = ''
begin atomic
  select app.firm_today(t.firm_id) + case
    when app.firm_today(t.firm_id) < t.starts_on then 0
    when (t.terms ->> 'trialDays')::int > 0 and app.firm_today(t.firm_id) <= t.starts_on + (t.terms ->> 'trialDays')::int then 0
    else (t.terms ->> 'noticeDays')::int
  end
  from app.engagement_terms($1) t;
end;
alter function app.earliest_end owner to app_definer;
-- Not granted to anyone: only other functions call it.
