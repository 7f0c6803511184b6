-- Updates the search row of a project, which exists only while it is open.
create or replace function app.update_opening_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.opening_search where id = new.id;
  insert into public.opening_search select * from app.opening_search_row(new);
  return null;
end
$$;
alter function app.update_opening_search owner to app_definer;
-- Not granted to anyone: only triggers call it.
