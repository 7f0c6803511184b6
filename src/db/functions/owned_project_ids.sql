-- The projects of the signed-in buyer. A function of the definer, because PostgreSQL refuses policies of two tables that call each
-- other in a circle.
create or replace function app.owned_project_ids() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select p.id from public.projects p where p.buyer_id = app.buyer_id();
end;
alter function app.owned_project_ids owner to app_definer;
grant execute on function app.owned_project_ids to app_buyer;
