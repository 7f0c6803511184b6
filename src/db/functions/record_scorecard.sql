-- Adds each save to the candidate's timeline, by criterion: "score.technical", "note.technical".
create or replace function app.record_scorecard() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'UPDATE' then jsonb_build_object('score', old.scores, 'note', old.notes) else '{}' end;
  after jsonb := jsonb_build_object('score', new.scores, 'note', new.notes);
  found jsonb;
begin
  select jsonb_object_agg(part || '.' || key,
      jsonb_build_object('from', before #> array[part, key], 'to', after #> array[part, key])) into found
  from unnest(array['score', 'note']) as part, lateral (
    select jsonb_object_keys(coalesce(before -> part, '{}')) union select jsonb_object_keys(after -> part)
  ) as named (key)
  where before #> array[part, key] is distinct from after #> array[part, key];
  insert into public.events (event, subject_kind, subject_id, from_status, to_status, changes)
  select 'candidate.scored', 'candidate', c.id, c.status, c.status, coalesce(found, '{}')
  from public.candidates c where c.id = new.candidate_id;
  return null;
end
$$;
alter function app.record_scorecard owner to app_definer;
-- Not granted to anyone: only triggers call it.
