-- Each save is in the candidate's history, criterion by criterion: "score.technical", "note.technical".
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
  if found is not null then
    insert into public.candidate_history (candidate_id, actor_id, from_status, to_status, changes)
    select c.id, app.user_id(), c.status, c.status, found from public.candidates c where c.id = new.candidate_id;
  end if;
  return null;
end
$$;
alter function app.record_scorecard owner to app_definer;
-- No execute is granted: a trigger calls it.
