-- When a person goes, the record keeps what was done, without their name.
create or replace function app.forget_in_record() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.admin_acts a set actor_name = 'Former admin' where a.actor_id = old.id;
  update public.admin_acts a set subject_label = null where a.subject_id = old.id;
  return null;
end
$$;
alter function app.forget_in_record owner to app_definer;
-- No execute is granted: a trigger calls it.
