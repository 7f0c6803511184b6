-- Interviews ahead of someone who leaves the firm, or can no longer manage projects, get another host: the longest-standing owner or
-- manager who is free then. Without one they are canceled. The room changes, too, since whoever left knows the old one.
create or replace function app.hand_over_interviews() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ahead record;
  host uuid;
begin
  -- Without another owner the firm is being closed, and its interviews go with it.
  if not exists (
    select from public.buyers b where b.firm_id = old.firm_id and b.firm_role = 'owner' and b.id <> old.id
  ) then
    return null;
  end if;
  for ahead in
    select i.id, i.starts_at, i.ends_at from public.interviews i
    where i.buyer_id = old.id and i.firm_id = old.firm_id and i.status in ('proposed', 'booked')
    order by i.id for update
  loop
    select b.id into host from public.buyers b
    where b.firm_id = old.firm_id and b.firm_role in ('owner', 'manager') and b.id <> old.id
      and not exists (
        select from public.booked_times t
        where t.person_id = b.user_id and t.call_id <> ahead.id and t.starts_at < ahead.ends_at and t.ends_at > ahead.starts_at
      )
    order by b.firm_role = 'owner' desc, b.created_at, b.id limit 1;
    if host is null then
      update public.interviews i set status = 'cancelled', cancel_word = 'The host has left, and nobody else is free.'
      where i.id = ahead.id;
    else
      update public.interviews i set buyer_id = host, link = null where i.id = ahead.id;
    end if;
  end loop;
  return null;
end
$$;
alter function app.hand_over_interviews owner to app_definer;
-- Not granted to anyone: only triggers call it.
