-- Numbers the rounds of an offer, and says until when the latest one can be answered: seven days later, at the same time of day where
-- the firm is. After that nobody accepts it or makes another round, also before the product has noticed.
create or replace function app.number_round() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  zone text;
begin
  if app.is_undoing() then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.status = old.status then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status in ('sent', 'countered') and new.status in ('sent', 'countered', 'accepted') then
    if old.expires_at <= now() then
      raise exception 'an expired offer cannot be answered' using errcode = 'check_violation';
    end if;
    new.round = old.round + (new.status <> 'accepted')::int;
  end if;
  if new.status in ('sent', 'countered') then
    select coalesce(f.zone, 'America/New_York') into zone
    from public.projects p left join public.firms f on f.id = p.firm_id where p.id = new.project_id;
    new.expires_at = (now() at time zone zone + interval '7 days') at time zone zone;
  elsif new.status <> 'draft' then
    new.decided_at = now();
  end if;
  return new;
end
$$;
alter function app.number_round owner to app_definer;
-- Not granted to anyone: only triggers call it.
