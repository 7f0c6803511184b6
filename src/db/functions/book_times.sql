-- Writes down which times the people of a call have booked, and removes them with it. Locks in the same order for everyone, so
-- that of many who book one time, the first wins and the others are told.
create or replace function app.book_times() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  people uuid[];
begin
  if tg_op <> 'INSERT' then
    delete from public.booked_times t where t.call_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'booked' then
    people = case tg_table_name
      when 'intro_calls' then array[new.candidate_id]
      else new.candidate_id || array(
        select b.user_id from public.buyers b
        where b.id = (to_jsonb(new) ->> 'buyer_id')::uuid or to_jsonb(new) -> 'colleague_ids' ? b.id::text
      )
    end;
    perform pg_advisory_xact_lock(uuid_hash_extended(p.id, 35)) from unnest(people) as p (id) order by p.id;
    insert into public.booked_times (call_id, person_id, starts_at, ends_at)
    select new.id, p.id, new.starts_at, new.ends_at from unnest(people) as p (id);
  end if;
  return null;
end
$$;
alter function app.book_times owner to app_definer;
-- Not granted to anyone: only triggers call it.
