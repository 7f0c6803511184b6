-- Tells the pages of someone whose seat has changed. Whoever leaves may be leaving for good, and nobody is told who is gone: their firm's pages
-- begin again, and theirs don't.
create or replace function app.nudge_seat() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.nudges (user_id, ends_streams) values (new.user_id, true);
  if new.firm_id is null then
    insert into public.nudges (firm_id, ends_streams) select f.id, true from public.firms f where f.id = old.firm_id;
  end if;
  return null;
end
$$;
alter function app.nudge_seat owner to app_definer;
-- Not granted to anyone: only triggers call it.
