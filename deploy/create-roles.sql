-- The database and its roles, once for a cluster, by an administrator of it:
--   GLIDE_OWNER_PASSWORD=… GLIDE_APP_PASSWORD=… GLIDE_BACKUP_PASSWORD=… psql -v ON_ERROR_STOP=1 -f deploy/create-roles.sql postgres
\getenv owner_password GLIDE_OWNER_PASSWORD
\getenv app_password GLIDE_APP_PASSWORD
\getenv backup_password GLIDE_BACKUP_PASSWORD

-- Owns the tables and migrates them. Servers do not connect as it.
create role glide_owner login createrole password :'owner_password';
-- What servers connect as. It owns nothing and inherits nothing: each transaction enters one of the app_ roles.
create role glide_app login noinherit password :'app_password';
-- Reads everything, past row-level security, and writes nothing.
create role glide_backup login bypassrls password :'backup_password';
grant pg_read_all_data to glide_backup;

grant glide_owner to current_user;
create database glide owner glide_owner;
revoke all on database glide from public;
grant connect on database glide to glide_app, glide_backup;

-- The roles of src/db/schema/01_roles.sql. They belong to the cluster, so a restored database needs them first.
set role glide_owner;
create role app_user;
create role app_visitor;
create role app_talent;
create role app_buyer;
create role app_admin;
create role app_system;
create role app_definer;
grant app_user to app_talent, app_buyer, app_admin;
grant app_definer to glide_owner;
grant app_visitor, app_talent, app_buyer, app_admin, app_system to glide_app;
