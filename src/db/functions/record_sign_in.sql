-- Every sign-in is in the record with its network, no matter how they signed in.
create or replace function identity.record_sign_in() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update identity.users i set last_sign_in_at = new.created_at where i.id = new.user_id;
  insert into public.events (actor_id, event, subject_kind, subject_id, detail)
  select u.id, kind || '.signed-in', nullif(kind, 'admin'), case kind when 'account' then u.id end,
    jsonb_strip_nulls(jsonb_build_object('network', new.ip_address))
  from public.users u, lateral (select case u.role when 'admin' then 'admin' else 'account' end as kind) as signed_in
  where u.id = new.user_id;
  return null;
end
$$;
alter function identity.record_sign_in owner to app_definer;
-- Not granted to anyone: only triggers call it.
