-- Who acts in the database. The server connects as one login role and enters one of these for each transaction
-- (src/db/session.ts). None of them owns a table or bypasses row-level security.
do $$
declare
  name text;
begin
  foreach name in array array[
    'app_user',    -- what all signed-in people share
    'app_visitor', -- nobody is signed in
    'app_talent', 'app_buyer', 'app_admin',
    'app_system',  -- registration, sign-in, mail, jobs
    'app_definer'  -- owns the few functions that must see more than their caller; nobody enters it
  ] loop
    -- Roles belong to the cluster, so another database of it may have made them already.
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin nosuperuser nobypassrls', name);
    end if;
  end loop;
  foreach name in array array['app_talent', 'app_buyer', 'app_admin'] loop
    if not pg_has_role(name, 'app_user', 'member') then
      execute format('grant app_user to %I', name);
    end if;
  end loop;
  -- Only a member may hand functions over to it.
  if not pg_has_role('app_definer', 'usage') then
    grant app_definer to current_user;
  end if;
end
$$;

-- Nothing is reachable unless a later line grants it.
revoke all on schema public from public;
alter default privileges revoke execute on functions from public;

create schema app;
create schema identity;
grant usage on schema public, app to app_user, app_visitor, app_system, app_definer;
grant usage on schema identity to app_user, app_system, app_definer;
grant create on schema app, identity to app_definer;

-- The signed-in person of this transaction, and their buyer record; null for a visitor, and for who is no buyer. Both
-- are settings of the transaction, so that a policy compares with a constant instead of asking a table.
create function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
create function app.buyer_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.buyer_id', true), '')::uuid;
grant execute on function app.user_id() to app_user, app_visitor, app_system, app_definer;
grant execute on function app.buyer_id() to app_user, app_definer;

-- Keeps updated_at true whoever writes.
create function app.touch() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end
$$;

-- Refuses a status change that the life cycle does not have; the trigger's arguments are its 'from>to' pairs.
create function app.refuse_unknown_move() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.status is distinct from old.status and not (old.status || '>' || new.status) = any (tg_argv) then
    raise exception '% cannot go from % to %', tg_table_name, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
