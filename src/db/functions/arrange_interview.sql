-- What follows from a change of an interview, whoever makes it: its end, its place in calendars, whose turn it is. Refuses what
-- its people did not agree to: a time in the past, one that was not proposed, one's own proposal, and a time that a firm sets
-- for someone who wants to be asked.
create or replace function app.arrange_interview() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  side constant text := case when app.firm_id() is not null then 'owner'
    when exists (select from public.candidates c where c.id = new.candidate_id and c.user_id = app.user_id()) then 'talent'
    when app.user_id() is not null then 'admin' else 'system' end;
  template text;
begin
  if tg_op = 'INSERT' then
    new.firm_id = (select b.firm_id from public.buyers b where b.id = new.buyer_id);
    new.proposed_by = case new.status when 'proposed' then 'owner' end;
  elsif (new.status, new.starts_at, new.proposed) is distinct from (old.status, old.starts_at, old.proposed) then
    if old.status = 'proposed' and new.status = 'booked' and (new.starts_at <> all (old.proposed) or old.proposed_by = side) then
      raise exception 'nobody proposed this time to them' using errcode = 'check_violation';
    end if;
    if old.status = 'booked' and new.status = 'booked' then
      if side = 'owner' and not exists (select from public.candidates c where c.id = new.candidate_id and c.takes_bookings) then
        raise exception 'they want to be asked' using errcode = 'check_violation';
      end if;
      new.owner_moves = old.owner_moves + (side = 'owner')::int;
      new.talent_moves = old.talent_moves + (side = 'talent')::int;
    end if;
    if new.proposed is distinct from old.proposed then
      if old.status <> 'proposed' or old.proposed_by = side then
        raise exception 'it is not their turn' using errcode = 'check_violation';
      end if;
      new.proposed_by = side;
    end if;
    if new.status = 'cancelled' then
      new.cancelled_by = side;
    end if;
    new.sequence = old.sequence + (new.status in ('proposed', 'booked', 'cancelled'))::int;
  elsif new.link is distinct from old.link then
    new.sequence = old.sequence + 1;
  end if;
  -- Whoever takes over as the host is no longer one of the others.
  new.colleague_ids = array_remove(new.colleague_ids, new.buyer_id);
  if tg_op = 'INSERT' and (
    select count(distinct b.id) from public.buyers b where b.id = any (new.colleague_ids) and b.firm_id = new.firm_id
  ) < cardinality(new.colleague_ids) then
    raise exception 'only people of the firm take part' using errcode = 'check_violation';
  end if;
  if new.starts_at is distinct from (case when tg_op = 'UPDATE' then old.starts_at end) and new.starts_at <= now() then
    raise exception 'an interview is never set in the past' using errcode = 'check_violation';
  end if;
  new.ends_at = new.starts_at + new.minutes * interval '1 minute';
  if new.status = 'booked' and new.link is null then
    select s.meeting_template into template from public.operator_settings s;
    new.link = replace(template, '{room}', encode(substring(
      sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) for 16), 'hex'));
  end if;
  return new;
end
$$;
alter function app.arrange_interview owner to app_definer;
-- Not granted to anyone: only triggers call it.
