-- The country that a profile's location ends with.
create or replace function app.card_country(card jsonb) returns text
  language sql immutable strict parallel safe
begin atomic
  select nullif(left(trim(regexp_replace(card ->> 'location', '^.*,', '')), 80), '');
end;
grant execute on function app.card_country to app_definer, app_admin;
