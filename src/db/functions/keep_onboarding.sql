-- Who ticked an item and when, which nobody writes by hand. Nobody ticks what follows from facts, or anything before the offer is agreed on.
create or replace function app.keep_onboarding() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.done_at is null) <> (old.done_at is null) then
    if new.is_fact then
      raise exception 'this item follows from facts' using errcode = 'check_violation';
    end if;
    if new.done_at is not null and not exists (
      select from public.engagements e join public.offers o on o.application_id = e.application_id
      where e.id = new.engagement_id and o.status = 'accepted'
    ) then
      raise exception 'onboarding begins with an accepted offer' using errcode = 'check_violation';
    end if;
    new.done_at = case when new.done_at is not null then now() end;
    new.done_by = case when new.done_at is not null then app.user_id() end;
  else
    new.done_at = old.done_at;
  end if;
  return new;
end
$$;
alter function app.keep_onboarding owner to app_definer;
-- Not granted to anyone: only triggers call it.
