-- A released shortlist answers the firm: the operator's clock stops, and those who manage its projects are told.
create or replace function app.follow_shortlist() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.reply_clocks c set replied_at = coalesce(c.replied_at, now()), ended_at = now(), ended_as = 'replied'
  where c.kind = 'project' and c.subject_id = new.project_id and c.side = 'operator' and c.ended_at is null;
  perform app.tell('shortlist.released', 'project', new.project_id, new.project_id, app.firm_of_project(new.project_id), null, false);
  return null;
end
$$;
alter function app.follow_shortlist owner to app_definer;
-- Not granted to anyone: only triggers call it.
