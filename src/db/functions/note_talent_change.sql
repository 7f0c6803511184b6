-- Tells the processes that hold everyone's facts in memory whose have changed.
create or replace function app.note_talent_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.talent_changes (candidate_id) values (coalesce(new.candidate_id, old.candidate_id));
  return null;
end
$$;
alter function app.note_talent_change owner to app_definer;
-- Not granted to anyone: only triggers call it.
