-- Undoes a merge: both candidates are as they were, but for what happened since. Null if there is nothing to undo anymore, 'undone',
-- or what stands against it (app.undo_obstacle).
create or replace function app.undo_merge(merge uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  undone public.merges;
  kept public.candidates;
  other public.candidates;
  moved uuid[];
  obstacle text;
  changed public.merged_rows;
  round bigint[];
  left_over bigint[];
begin
  -- First the candidate, as whoever merges or deletes them does: of several who undo it, the second finds nothing.
  perform from public.candidates c where c.id = (select m.kept_id from public.merges m where m.id = merge) for update;
  select * into undone from public.merges m where m.id = merge and m.undoable_until > now() for update;
  if undone.id is null then
    return null;
  end if;
  moved = array(
    select (r.after ->> 'id')::uuid from public.merged_rows r
    where r.merge_id = merge and r.table_name = 'public.applications' and r.before ->> 'user_id' = undone.other_user_id::text
      and r.after is not null
  );
  -- Whoever bills these hours at this moment is waited for, or bills them for whom they are by then.
  perform from public.weeks w join public.engagements e on e.id = w.engagement_id
  where e.application_id = any(moved) order by w.id for update of w;
  obstacle = app.undo_obstacle(undone, moved);
  if obstacle is not null then
    return obstacle;
  end if;

  perform set_config('app.merging', '', true), set_config('app.undoing', 'on', true);
  update public.merges m set made_in = pg_current_xact_id()::text where m.id = merge;
  -- Last change first. What the merge did to the one who ended, before they did, it did for good: it canceled a call.
  left_over = array(
    select r.number from public.merged_rows r
    where r.merge_id = merge and (r.table_name = 'public.candidates' and r.after ->> 'id' = undone.other_id::text) is not true
  );
  -- What belongs to something that isn't back yet comes in the next round. What is left then belongs to something that is gone since.
  loop
    round = left_over;
    left_over = '{}';
    for changed in select * from public.merged_rows r where r.merge_id = merge and r.number = any(round) order by r.number desc loop
      if not app.put_back(changed) then
        left_over = left_over || changed.number;
      end if;
    end loop;
    exit when cardinality(left_over) in (0, cardinality(round));
  end loop;
  perform set_config('app.undoing', '', true);
  select * into strict kept from public.candidates c where c.id = undone.kept_id;
  select * into strict other from public.candidates c where c.id = undone.other_id;

  -- What was begun since with an engagement that returns goes with it.
  update public.weeks w set talent_id = other.user_id from public.engagements e
  where e.id = w.engagement_id and e.application_id = any(moved) and w.talent_id = kept.user_id;
  update public.week_timers t set user_id = other.user_id from public.engagements e
  where e.id = t.engagement_id and e.application_id = any(moved) and t.user_id = kept.user_id;
  update public.statements s set talent_id = other.user_id from public.offers o
  where o.id = s.offer_id and o.application_id = any(moved) and s.talent_id = kept.user_id;

  -- They aren't pointed out again at once: an admin has told them apart.
  insert into public.candidate_pairs (first_id, second_id, dismissed_at, dismissed_by)
  values (least(kept.id, other.id), greatest(kept.id, other.id), now(), app.user_id())
  on conflict (first_id, second_id) do update set dismissed_at = excluded.dismissed_at, dismissed_by = excluded.dismissed_by;
  -- From now on they are two people, and neither's history names the other.
  update public.events e set changes = jsonb_build_object('unmerged', jsonb_build_object('from', null, 'to', 'with someone else'))
  where e.subject_id = kept.id and e.event = 'candidate.merged' and e.detail ->> 'ended' = other.id::text;
  insert into public.events (event, subject_kind, subject_id, from_status, to_status, detail, changes)
  select 'candidate.unmerged', 'candidate', c.id, c.status, c.status, jsonb_build_object('from', o.id),
    jsonb_build_object('unmerged', jsonb_build_object('from', null, 'to', 'undone'))
  from public.candidates c, public.candidates o
  where c.id in (kept.id, other.id) and o.id in (kept.id, other.id) and o.id <> c.id;
  delete from public.merges m where m.id = merge;
  return 'undone';
end
$$;
alter function app.undo_merge owner to app_definer;
grant execute on function app.undo_merge to app_admin;
