-- What someone is found by: what their profile lists and what matching has read, without what they say they don't do.
create or replace function app.search_tags(listed text[], read text[], denied text[]) returns bigint[]
  language sql immutable parallel safe
begin atomic
  select app.tag_codes(array(
    select tag from unnest(coalesce(listed, '{}')) as tag where denied is null or tag <> all (denied)
  ) || coalesce(read, '{}'));
end;
grant execute on function app.search_tags to app_definer;
