-- What goes with each move of a week, and what may no longer change: once it is submitted, nothing but along the life cycle, and but for
-- whose it is when an account goes.
create or replace function app.keep_week() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_move boolean;
begin
  if tg_op = 'DELETE' then
    if old.status not in ('open', 'returned') then
      raise exception 'a week that was submitted stays' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  is_move = new.status <> old.status;
  if (new.id, new.starts_on, new.created_at) is distinct from (old.id, old.starts_on, old.created_at)
    or (new.day_minutes, new.minutes) is distinct from (old.day_minutes, old.minutes)
      and (is_move or old.status not in ('open', 'returned')) then
    raise exception 'what was submitted stays as it is' using errcode = 'check_violation';
  end if;
  if (new.reason, new.returned_lines) is distinct from (old.reason, old.returned_lines) and not (is_move and new.status = 'returned') then
    raise exception 'a reason belongs to a return' using errcode = 'check_violation';
  end if;
  if new.looked_at is distinct from old.looked_at then
    if is_move or old.status <> 'submitted' or old.looked_at is not null or new.looked_at is null then
      raise exception 'only what waits is looked at, once' using errcode = 'check_violation';
    end if;
    new.looked_at = now();
  end if;
  -- Nobody is granted these; with every move they are set here.
  new.submitted_at = old.submitted_at;
  new.decided_at = old.decided_at;
  new.usual_minutes = old.usual_minutes;
  new.is_unusual = old.is_unusual;
  if new.decided_by is not null then
    new.decided_by = old.decided_by;
  end if;
  if old.status not in ('open', 'returned') or is_move then
    new.cap_minutes = old.cap_minutes;
    new.rate_cents = old.rate_cents;
    new.fee_basis_points = old.fee_basis_points;
  end if;
  if not is_move then
    return new;
  end if;
  case new.status
    when 'submitted' then
      new.decided_at = null;
      new.decided_by = null;
      if old.status = 'approved' then
        return new;
      end if;
      if exists (select from public.week_lines l where l.week_id = new.id and l.day > app.firm_today(new.firm_id)) then
        raise exception 'a week is submitted without days that have not come' using errcode = 'check_violation';
      end if;
      -- The terms of an engagement that is gone stay as they were.
      select coalesce(max(t.weekly_cap_minutes), old.cap_minutes), coalesce(max(t.rate_cents), old.rate_cents),
        coalesce(max((s.facts ->> 'feeBasisPoints')::int), old.fee_basis_points)
      into new.cap_minutes, new.rate_cents, new.fee_basis_points
      from app.engagement_terms(new.engagement_id, new.starts_on) t join public.statements s on s.id = t.statement_id;
      new.submitted_at = now();
      new.looked_at = null;
      new.usual_minutes = app.usual_minutes(new.engagement_id, new.starts_on);
      new.is_unusual = app.is_unusual(new.day_minutes, new.minutes, new.usual_minutes, new.cap_minutes);
    when 'open' then
      if old.looked_at is not null then
        raise exception 'the firm has looked at this week' using errcode = 'check_violation';
      end if;
    when 'approved' then
      new.decided_at = now();
      new.decided_by = app.user_id();
    when 'returned' then
      if exists (
        select from unnest(new.returned_lines) as meant (id)
        where not exists (select from public.week_lines l where l.id = meant.id and l.week_id = new.id)
      ) then
        raise exception 'returned lines belong to the week' using errcode = 'check_violation';
      end if;
      new.decided_at = now();
      new.decided_by = app.user_id();
    else
      null;
  end case;
  return new;
end
$$;
alter function app.keep_week owner to app_definer;
-- Not granted to anyone: only triggers call it.
