-- Notes what a merge changes, so that it can be undone: a row that goes or comes, and of one that changes no more than that. What
-- people were told stays, and what is recorded, but for what it adds to the timeline of the one who stays.
create or replace function app.note_merged_row() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'INSERT' and (tg_table_name = 'notices' or tg_table_name = 'events'
    and (after ->> 'subject_kind' is distinct from 'candidate' or after ->> 'event' = 'candidate.merged')) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(e.key, e.value), jsonb_object_agg(e.key, after -> e.key) into before, after
    from jsonb_each(before) e
    where e.value is distinct from after -> e.key or e.key in (
      select a.attname
      from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = tg_relid and i.indisprimary
    );
  end if;
  insert into public.merged_rows (merge_id, table_name, before, after)
  select m.id, tg_relid::regclass::text, before, after
  from public.merges m where m.made_in = pg_current_xact_id()::text;
  return null;
end
$$;
alter function app.note_merged_row owner to app_definer;
-- Not granted to anyone: only triggers call it.
