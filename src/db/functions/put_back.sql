-- Puts back what a merge did to one row: what it deleted returns, what it changed and nobody has changed since is as before, what it
-- added goes. False if something that it belongs to, or that stands in its place, isn't put back yet.
create or replace function app.put_back(changed public.merged_rows) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  place constant regclass := changed.table_name::regclass;
  -- A call that the merge canceled stays canceled: its guests know, and someone else may have its time.
  stays constant text[] := array['status', 'sequence', 'cancelled_by'];
  wanted jsonb := changed.before;
  columns text;
  settings text;
  key text;
  reference record;
  is_gone boolean;
begin
  -- Whoever reviewed or invited them may have left: what names such a person is empty then.
  for reference in
    select c.confrelid::regclass as target, theirs.attname as id, mine.attname as name
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute mine on mine.attrelid = c.conrelid and mine.attnum = c.conkey[1]
    join pg_catalog.pg_attribute theirs on theirs.attrelid = c.confrelid and theirs.attnum = c.confkey[1]
    where c.conrelid = place and c.contype = 'f' and c.confdeltype = 'n' and wanted ->> mine.attname is not null
  loop
    execute format('select not exists (select from %s where %I = $1)', reference.target, reference.id)
    into is_gone using (wanted ->> reference.name)::uuid;
    is_gone = is_gone and not exists (
      select from public.merged_rows r
      where r.merge_id = changed.merge_id and r.table_name = reference.target::text and r.after is null
        and r.before ->> reference.id = wanted ->> reference.name
    );
    if is_gone then
      wanted = wanted || jsonb_build_object(reference.name, null);
    end if;
  end loop;
  select string_agg(format('%I', a.attname), ', '),
    string_agg(format('%1$I = case when t.%1$I is not distinct from a.%1$I then b.%1$I else t.%1$I end', a.attname), ', ')
      filter (where changed.before -> a.attname is distinct from changed.after -> a.attname and a.attname <> all(stays))
  into columns, settings
  from pg_catalog.pg_attribute a
  where a.attrelid = place and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  select string_agg(format('t.%1$I = a.%1$I', a.attname), ' and ') into key
  from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
  where i.indrelid = place and i.indisprimary;

  if changed.after is null then
    execute format('insert into %1$s (%2$s) overriding system value
      select %2$s from jsonb_populate_record(null::%1$s, $1)', place, columns) using wanted;
  elsif changed.before is null then
    execute format('delete from %1$s t using jsonb_populate_record(null::%1$s, $1) a where %2$s and to_jsonb(t) = $1', place, key)
    using changed.after;
  elsif settings is not null then
    execute format('update %1$s t set %2$s
      from jsonb_populate_record(null::%1$s, $1) b, jsonb_populate_record(null::%1$s, $2) a where %3$s', place, settings, key)
    using wanted, changed.after;
  end if;
  return true;
exception
  when foreign_key_violation or unique_violation then
    return false;
end
$$;
alter function app.put_back owner to app_definer;
-- Not granted to anyone: only app.undo_merge calls it.
