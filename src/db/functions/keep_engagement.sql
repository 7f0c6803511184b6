-- What an engagement must have for each move, whoever makes it: the gate before it is active, the notice before it ends, and the time of
-- its end. A conversion keeps its fee and the statement that promised it.
create or replace function app.keep_engagement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  missing text[];
begin
  if app.is_undoing() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'preparing' then
      raise exception 'an engagement begins as preparing' using errcode = 'check_violation';
    end if;
    new.firm_id = (
      select p.firm_id from public.applications a join public.projects p on p.id = a.project_id where a.id = new.application_id
    );
    return new;
  end if;
  if new.status = old.status then
    if (new.ends_on, new.reason) is distinct from (old.ends_on, old.reason) then
      raise exception 'last day and reason change with a move' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.status = 'active' then
    missing = app.missing_for_start(new.id);
    if missing <> '{}' then
      raise exception 'an engagement cannot be active without %', array_to_string(missing, ', ') using errcode = 'check_violation';
    end if;
  end if;
  if new.status = 'ending' and new.ends_on < app.earliest_end(new.id) then
    raise exception 'the notice is shorter than agreed' using errcode = 'check_violation';
  elsif new.status = 'preparing' then
    new.ends_on = null;
    new.reason = null;
  elsif new.status not in ('ending', 'terminated') and (new.ends_on, new.reason) is distinct from (old.ends_on, old.reason) then
    raise exception 'last day and reason belong to an end' using errcode = 'check_violation';
  end if;
  if new.status = 'converted' then
    select t.statement_id, app.conversion_fee(t.terms, app.firm_today(t.firm_id)) into new.conversion_statement_id, new.conversion_fee_cents
    from app.engagement_terms(new.id) t;
  end if;
  new.ended_at = case when new.status in ('ended', 'terminated', 'converted') then now() end;
  return new;
end
$$;
alter function app.keep_engagement owner to app_definer;
-- Not granted to anyone: only triggers call it.
