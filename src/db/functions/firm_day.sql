-- When the signed-in person's firm wants people at work, Monday through Friday. Null until someone chooses its zone.
create or replace function app.firm_day() returns jsonb
  language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object('zone', f.zone, 'from', f.core_from, 'to', f.core_to)
  from public.firms f where f.id = app.firm_id() and f.zone is not null;
end;
alter function app.firm_day owner to app_definer;
grant execute on function app.firm_day to app_user;
