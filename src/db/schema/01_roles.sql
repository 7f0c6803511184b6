-- The database roles. The server connects as one login role and switches to one of these for each transaction
-- (src/db/session.ts). None of them owns a table or bypasses row-level security.
do $$
declare
  name text;
begin
  foreach name in array array[
    'app_user',    -- what everyone who is signed in may do
    'app_visitor', -- not signed in
    'app_talent', 'app_buyer', 'app_admin',
    'app_system',  -- registration, sign-in, email, jobs
    'app_definer'  -- owns the few functions that must see more than their caller; never switched to
  ] loop
    -- Roles are cluster-wide, so another database may have created them already.
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin nosuperuser nobypassrls', name);
    end if;
  end loop;
  foreach name in array array['app_talent', 'app_buyer', 'app_admin'] loop
    if not pg_has_role(name, 'app_user', 'member') then
      execute format('grant app_user to %I', name);
    end if;
  end loop;
  -- Only a member can transfer ownership of functions to it.
  if not pg_has_role('app_definer', 'usage') then
    grant app_definer to current_user;
  end if;
end
$$;

-- Nothing is accessible unless a later statement grants it.
revoke all on schema public from public;
alter default privileges revoke execute on functions from public;

create schema app;
create schema identity;
grant usage on schema public, app to app_user, app_visitor, app_system, app_definer;
grant usage on schema identity to app_user, app_system, app_definer;
-- The session is looked up before the server switches to a role (identity.principal).
grant usage on schema identity to public;
grant create on schema app, identity to app_definer;

-- function: app.user_id
-- function: app.buyer_id
-- function: app.firm_id
-- function: app.firm_role
-- function: app.may_manage
-- function: app.owns_firm
-- function: app.is_undoing
-- function: app.touch
-- function: app.life_cycle_moves
-- function: app.check_move
-- function: app.record_move
