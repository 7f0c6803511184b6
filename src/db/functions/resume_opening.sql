-- Whether the caller may open a resume right now, and why nobody can: its owner may, an admin, and a member of a
-- firm if the candidate is accepted or has applied to it and was not declined, and is not suspended. Asked when a link is made, and again when it is opened:
-- by the path of the file, or by the candidate where the link is to a drawn profile. Of a firm that isn't verified, nobody opens the original.
create or replace function app.resume_opening(
  path text, candidate uuid default null,
  out may_open boolean, out opens_original boolean, out candidate_id uuid, out lock text, out asked_at timestamptz
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  is_buyer constant boolean := current_setting('role') = 'app_buyer';
begin
  if candidate is not null then
    path = (select c.resume_path from public.candidates c where c.id = candidate);
  end if;
  select c.id into candidate_id from public.candidates c
  where c.resume_path = resume_opening.path and case
    when current_setting('role') = 'app_admin' then true
    when is_buyer then app.firm_id() is not null
      and (c.user_id in (select app.suspended_people())) is not true and (c.status = 'accepted' or exists (
      select from public.applications a join public.projects p on p.id = a.project_id
      where a.user_id = c.user_id and a.status <> 'rejected' and p.firm_id = app.firm_id()
    ))
    else c.user_id = app.user_id()
  end;
  may_open = candidate_id is not null;
  opens_original = may_open and not (is_buyer and app.lacks_verification());
  -- A drawn profile has nothing of the file.
  lock = case when opens_original or not may_open then app.resume_lock(path) end;
  asked_at = now();
end
$$;
alter function app.resume_opening owner to app_definer;
grant execute on function app.resume_opening to app_user;
