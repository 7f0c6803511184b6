-- Ends what is ahead about a project, with these people or with everyone, and answers what that was.
create or replace function app.end_interviews(project uuid, people uuid[], ended_with text, word text) returns setof uuid
  language sql security definer set search_path = ''
begin atomic
  update public.interviews i set status = 'cancelled', ended_with = $3, cancel_word = $4
  where i.project_id = $1 and ($2 is null or i.candidate_id = any ($2))
    and i.status in (
      select m.from_status from app.life_cycle_moves() m
      where m.table_name = 'interviews' and m.to_status = 'cancelled' and 'system' = any (m.actors)
    )
    -- Proposed times are still ahead, or have expired.
    and (i.starts_at is null or i.starts_at > now())
  returning i.id;
end;
alter function app.end_interviews owner to app_definer;
-- Not granted to anyone: functions of the database call it.
