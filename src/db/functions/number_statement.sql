-- Gives a statement its number. Another one for the same offer has the same number and the next version. An amendment begins as a copy of
-- what both sides have signed, from next Monday on where the firm is, while the work isn't over.
create or replace function app.number_statement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  drawn text;
  signed public.statements;
begin
  if app.is_undoing() then
    return new;
  end if;
  if new.amends_id is not null then
    -- Locked, so that of two versions that amend it one is refused.
    select s.* into signed from public.statements s where s.id = new.amends_id and s.status = 'executed' for share;
    if not exists (
      select from public.offers o join public.engagements e on e.application_id = o.application_id
      where o.id = signed.offer_id and e.ended_at is null
    ) then
      raise exception 'only what is in force can be amended' using errcode = 'check_violation';
    end if;
    new.offer_id = signed.offer_id;
    new.project_id = signed.project_id;
    new.firm_id = signed.firm_id;
    new.talent_id = signed.talent_id;
    new.template_version = signed.template_version;
    new.is_unread = signed.is_unread;
    new.template = signed.template;
    new.facts = signed.facts;
    new.details = signed.details;
    new.effective_on = date_trunc('week', app.firm_today(signed.firm_id))::date + 7;
  elsif exists (select from public.statements s where s.offer_id = new.offer_id and s.status = 'executed') then
    raise exception 'what both sides have signed is amended, not written anew' using errcode = 'check_violation';
  else
    -- Money comes from what both agreed on, whoever writes the statement.
    new.facts = new.facts || coalesce((
      select jsonb_build_object('terms', r.terms, 'round', o.round, 'feeBasisPoints', o.fee_basis_points)
      from public.offers o join public.offer_rounds r on r.offer_id = o.id and r.number = o.round
      where o.id = new.offer_id
    ), '{}');
  end if;
  -- One after the other: two at once would get the same version, which the second is refused for instead of finding the first.
  perform from public.offers o where o.id = new.offer_id for no key update;
  select s.number, s.version + 1 into new.number, new.version
  from public.statements s where s.offer_id = new.offer_id order by s.version desc limit 1;
  if new.number is null then
    drawn = nextval('public.statement_numbers')::text;
    new.version = 1;
    new.number = 'SOW-' || to_char(now(), 'YYYY') || '-' || lpad(drawn, greatest(4, length(drawn)), '0');
  end if;
  return new;
end
$$;
alter function app.number_statement owner to app_definer;
-- Not granted to anyone: only triggers call it.
