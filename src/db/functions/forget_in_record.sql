-- When a person is deleted, so is their timeline. The record keeps what admins did, without names, without networks and without
-- anything written about anyone.
create or replace function app.forget_in_record() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.events e set
    actor_name = case e.actor_role when 'admin' then 'Former admin' else 'Former user' end,
    detail = e.detail - 'network'
  where e.actor_id = old.id;
  delete from public.events e where e.subject_id = old.id and e.actor_role not in ('admin', 'operator');
  update public.events e set subject_label = null, changes = null where e.subject_id = old.id;
  return null;
end
$$;
alter function app.forget_in_record owner to app_definer;
-- Not granted to anyone: only triggers call it.
