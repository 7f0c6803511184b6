-- A part of a profile without email addresses and phone numbers in their usual forms: with a plus, after a word for it, North
-- American, with a zero in front, and five and five digits. Years, amounts and credentials look different, and links stay as they
-- are. The domain has the same patterns, for the owner's preview (usualForms).
create or replace function app.without_contact(part jsonb) returns jsonb
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  patterns constant text[] := array[
    '[[:alnum:]._%+-]+@[[:alnum:]-]+(?:\.[[:alnum:]-]+)+',
    '\+\d[\d ().-]{6,}\d',
    '(?:phone|tel|mobile|cell|whatsapp|viber|call)[^[:alnum:]]{1,8}\d[\d ().-]{5,}\d',
    '(?<![[:alnum:]$.,])(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ ./-]{0,2}\d{3}[ .-]?\d{4}(?![[:alnum:]])',
    '(?<![[:alnum:]$.,])(?:\(0\d{1,4}\)|0\d{2,4})[ .-]?\d{3,4}[ .-]?\d{3,4}(?![[:alnum:]])',
    '(?<![[:alnum:]$.,])[6-9]\d{4}[ -]\d{5}(?![[:alnum:]])'
  ];
  pattern text;
  shown text;
begin
  case
    -- Each of the patterns has one of these in it, also where the text of a part escapes what stands between a word and its number. It
    -- spares most parts six searches and the way down to their strings: dates have too few digits.
    when part::text !~* '@|\+\d[\d ().-]{6,}\d|\(0\d|\d(?:[ ()./-]{0,3}\d){8}|(?:phone|tel|mobile|cell|whatsapp|viber|call)[^[:alnum:]]'
      then return part;
    when jsonb_typeof(part) = 'string' then
      shown = part #>> '{}';
      if shown ~* '^https?://\S+$' then
        return to_jsonb(regexp_replace(shown, patterns[1], '…', 'g'));
      end if;
      foreach pattern in array patterns loop
        shown = regexp_replace(shown, pattern, '…', 'gi');
      end loop;
      return to_jsonb(shown);
    when jsonb_typeof(part) = 'array' then return (
      select jsonb_agg(app.without_contact(value) order by place)
      from jsonb_array_elements(part) with ordinality as entries (value, place));
    when jsonb_typeof(part) = 'object' then return (
      select jsonb_object_agg(key, app.without_contact(value)) from jsonb_each(part));
    else return part;
  end case;
end
$$;
grant execute on function app.without_contact to app_user, app_system, app_definer;
