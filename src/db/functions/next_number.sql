-- The next number of a kind in a year. Whoever asks holds the row until the end of its transaction: a number is given and written, or
-- neither.
create or replace function app.next_number(kind text, day date) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  given int;
begin
  insert into public.document_numbers as n (kind, year, last) values ($1, extract(year from $2), 1)
  on conflict on constraint document_numbers_pkey do update set last = n.last + 1
  returning n.last into given;
  return $1 || '-' || extract(year from $2) || '-' || lpad(given::text, greatest(4, length(given::text)), '0');
end
$$;
alter function app.next_number owner to app_definer;
-- Not granted to anyone: only functions call it.
