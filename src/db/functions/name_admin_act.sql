-- The record names who did it and on whom, as they were called then.
create or replace function app.name_admin_act() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.actor_name = coalesce((select left(coalesce(u.name, u.email), 300) from public.users u where u.id = new.actor_id), 'The operator');
  new.subject_label = left(coalesce(new.subject_label, case new.subject_kind
    when 'candidate' then (select coalesce(c.name, c.email) from public.candidates c where c.id = new.subject_id)
    when 'admin' then (select coalesce(u.name, u.email) from public.users u where u.id = new.subject_id)
  end), 300);
  return new;
end
$$;
alter function app.name_admin_act owner to app_definer;
-- No execute is granted: a trigger calls it.
