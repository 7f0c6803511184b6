-- What goes with the moves of an amendment: it is sent for a week that isn't over yet and signed while the engagement isn't, and with the
-- second signature the version before it is amended, and open weeks get the new cap and rate. Weeks that were submitted keep theirs.
create or replace function app.amend_statement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.status in ('out', 'signed', 'executed') then
    -- The engagement can't end until this is written.
    perform from public.engagements e join public.offers o on o.application_id = e.application_id
    where o.id = new.offer_id and e.ended_at is null
    for share of e;
    if not found then
      raise exception 'an engagement that is over cannot be amended' using errcode = 'check_violation', constraint = 'engagement_is_over';
    end if;
  end if;
  if new.status = 'out' and new.effective_on < date_trunc('week', app.firm_today(new.firm_id)) then
    raise exception 'an amendment counts from this week at the earliest' using errcode = 'check_violation';
  elsif new.status = 'executed' then
    update public.statements s set status = 'amended' where s.id = new.amends_id and s.status = 'executed';
    if not found then
      raise exception 'only what is in force can be amended' using errcode = 'check_violation';
    end if;
    update public.weeks w set cap_minutes = (new.facts #>> '{terms,weeklyCapHours}')::int * 60,
      rate_cents = (new.facts #>> '{terms,rateCents}')::int
    from public.engagements e join public.offers o on o.application_id = e.application_id
    where o.id = new.offer_id and w.engagement_id = e.id and w.starts_on >= new.effective_on and w.status in ('open', 'returned');
  end if;
  return new;
end
$$;
alter function app.amend_statement owner to app_definer;
-- Not granted to anyone: only triggers call it.
