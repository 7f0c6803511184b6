-- An active engagement has a week to write into.
create or replace function app.open_week() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.weeks (engagement_id, starts_on)
  select new.id, date_trunc('week', app.firm_today(t.firm_id))::date from app.engagement_terms(new.id) t
  where t.weekly_cap_minutes > 0 and t.rate_cents > 0
  on conflict (engagement_id, starts_on) do nothing;
  return null;
end
$$;
alter function app.open_week owner to app_definer;
-- Not granted to anyone: only triggers call it.
