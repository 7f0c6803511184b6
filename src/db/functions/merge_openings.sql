-- A project that both have saved is kept once.
create or replace function app.merge_openings(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.saved_projects s
  where s.worker_id = other.user_id
    and s.project_id in (select k.project_id from public.saved_projects k where k.worker_id = kept.user_id);
  update public.saved_projects s set worker_id = kept.user_id where s.worker_id = other.user_id;
end
$$;
alter function app.merge_openings owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
