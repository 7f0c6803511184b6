-- Facts that were read anew are searched by. A change that no search would notice writes nothing.
create or replace function app.update_fact_tags() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.terms = old.terms then
    return null;
  end if;
  update public.candidate_search s set tags = app.tag_codes(coalesce(c.terms, '{}') || new.terms)
  from public.candidates c where c.id = new.candidate_id and s.id = c.id;
  return null;
end
$$;
alter function app.update_fact_tags owner to app_definer;
-- Not granted to anyone: only triggers call it.
