-- When a person goes, the record keeps what was done, without their name and without what was written about them.
create or replace function app.forget_in_record() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.events e set actor_name = case e.actor_role when 'admin' then 'Former admin' else 'Former user' end
  where e.actor_id = old.id;
  update public.events e set subject_label = null, changes = null where e.subject_id = old.id;
  return null;
end
$$;
alter function app.forget_in_record owner to app_definer;
-- No execute is granted: a trigger calls it.
