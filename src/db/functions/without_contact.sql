-- A part of a profile without email addresses and phone numbers. Only numbers with a plus count as phone numbers: the others look
-- like years, amounts and credentials.
create or replace function app.without_contact(part jsonb) returns jsonb
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  case
    when part::text !~ '[@+]' then return part;
    when jsonb_typeof(part) = 'string' then return to_jsonb(
      regexp_replace(part #>> '{}', '[[:alnum:]._%+-]+@[[:alnum:]-]+(\.[[:alnum:]-]+)+|\+\d[\d ().-]{6,}\d', '…', 'g'));
    when jsonb_typeof(part) = 'array' then return (
      select jsonb_agg(app.without_contact(value) order by place)
      from jsonb_array_elements(part) with ordinality as entries (value, place));
    else return (select jsonb_object_agg(key, app.without_contact(value)) from jsonb_each(part));
  end case;
end
$$;
grant execute on function app.without_contact to app_user, app_system, app_definer;
