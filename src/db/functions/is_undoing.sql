-- Whether this transaction undoes a merge. What triggers do when something is new, they don't do when it comes back. The setting
-- alone, which anyone could make, is not enough; it spares everyone else the look-up.
create or replace function app.is_undoing() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if current_setting('app.undoing', true) is distinct from 'on' then
    return false;
  end if;
  return exists (select from public.merges m where m.made_in = pg_current_xact_id_if_assigned()::text);
end
$$;
alter function app.is_undoing owner to app_definer;
grant execute on function app.is_undoing to app_user, app_visitor, app_system;
