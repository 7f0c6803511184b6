-- Gives a statement its number. Another one for the same offer has the same number and the next version.
create or replace function app.number_statement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  drawn text;
begin
  select s.number, s.version + 1 into new.number, new.version
  from public.statements s where s.offer_id = new.offer_id order by s.version desc limit 1;
  if new.number is null then
    drawn = nextval('public.statement_numbers')::text;
    new.version = 1;
    new.number = 'SOW-' || to_char(now(), 'YYYY') || '-' || lpad(drawn, greatest(4, length(drawn)), '0');
  end if;
  return new;
end
$$;
alter function app.number_statement owner to app_definer;
-- Not granted to anyone: only triggers call it.
