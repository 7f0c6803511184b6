/**
 * The role a server connects as (deploy/create-roles.sql), made by the owner of the migrated database. It may enter
 * the application's roles (src/db/session.ts) and, before it does, reaches nothing but the lookup of a session.
 */
export const loginRole = (name: string): string => `
  do $$
  begin
    if not exists (select from pg_roles where rolname = '${name}') then
      create role ${name} login noinherit nosuperuser nocreatedb nocreaterole nobypassrls;
    end if;
  end
  $$;
  grant app_visitor, app_talent, app_buyer, app_admin, app_system to ${name};
`
