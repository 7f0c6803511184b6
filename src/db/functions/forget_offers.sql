-- When an account is deleted, its offers stay with the other side, without what the person wrote. What waited for an answer is declined.
create or replace function app.forget_offers() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.offers o set status = 'declined' from public.applications a
  where a.id = o.application_id and a.user_id = old.id and o.status in ('sent', 'countered');
  update public.offers o set reason = null from public.applications a
  where a.id = o.application_id and (a.user_id = old.id or o.made_by = old.id) and o.reason is not null;
  update public.offer_rounds r set note = null where r.made_by = old.id;
  return old;
end
$$;
alter function app.forget_offers owner to app_definer;
-- Not granted to anyone: only triggers call it.
