-- Tags as numbers: a table that fits in memory is read in a fraction of the time.
create or replace function app.tag_codes(tags text[]) returns bigint[]
  language sql immutable strict parallel safe
begin atomic
  select array(select ('x' || left(md5(tag), 16))::bit(64)::bigint from unnest(tags) as tag where tag is not null);
end;
grant execute on function app.tag_codes to app_definer;
