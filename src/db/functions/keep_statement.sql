-- Times of a statement's moves, and what may no longer change: its text once it was sent, and everything once both have signed, but
-- for whose it is. Of its facts, only an amendment changes any: the terms, except the start.
create or replace function app.keep_statement() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  zone constant text := coalesce(new.facts ->> 'zone', 'America/New_York');
begin
  if new.status = 'out' and old.status = 'draft' then
    new.sent_at = now();
    -- At the same time of day where the firm is.
    new.expires_at = (now() at time zone zone + interval '14 days') at time zone zone;
  elsif (new.shown_file, new.shown_sha256, new.pages) is distinct from (old.shown_file, old.shown_sha256, old.pages)
    or old.status <> 'draft'
      and (new.details, new.facts, new.effective_on) is distinct from (old.details, old.facts, old.effective_on) then
    raise exception 'what was sent stays as it is' using errcode = 'check_violation';
  end if;
  if new.facts is distinct from old.facts
    and (new.amends_id is null or new.facts - 'terms' is distinct from old.facts - 'terms'
      or new.facts #> '{terms,startDate}' is distinct from old.facts #> '{terms,startDate}') then
    raise exception 'only an amendment changes terms' using errcode = 'check_violation';
  end if;
  if new.status is distinct from old.status and new.status in ('signed', 'executed') and old.expires_at <= now() then
    raise exception 'an expired statement cannot be signed' using errcode = 'check_violation';
  end if;
  if new.viewed_by is distinct from old.viewed_by and new.viewed_by is distinct from old.viewed_by || app.user_id() then
    raise exception 'everyone views for themselves' using errcode = 'check_violation';
  end if;
  -- Once nobody signs it anymore, the trail alone says who viewed it.
  if new.status not in ('draft', 'out', 'signed') then
    new.viewed_by = '{}';
  end if;
  if new.status = 'signed' and old.status = 'out' then
    new.talent_signed_at = now();
  elsif new.status = 'executed' and old.status = 'signed' then
    new.executed_at = now();
  elsif (new.sealed_file, new.sealed_sha256, new.initials) is distinct from (old.sealed_file, old.sealed_sha256, old.initials)
    or old.status in ('executed', 'amended')
      and (new.reason, new.viewed_by) is distinct from (old.reason, old.viewed_by)
  then
    raise exception 'a signed statement stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
