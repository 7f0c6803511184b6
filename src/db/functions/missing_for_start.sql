-- What an engagement still lacks before it may be active; nothing when the gate is open.
create or replace function app.missing_for_start(engagement uuid) returns text[]
  language plpgsql stable security definer cost 1000 set search_path = ''
as $$
begin
  return (select g.missing from app.engagement_gates(array[engagement]) g);
end
$$;
alter function app.missing_for_start owner to app_definer;
-- Not granted to anyone: only other functions call it.
