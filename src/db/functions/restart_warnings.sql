-- New settings, new warnings: nobody is removed because of one given under others.
create or replace function app.restart_warnings() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.retention_warnings;
  return null;
end
$$;
alter function app.restart_warnings owner to app_definer;
-- Not granted to anyone: only triggers call it.
