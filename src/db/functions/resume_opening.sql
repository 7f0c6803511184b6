-- Whether the caller may open the resume at this path right now, and why nobody can: its owner may, an admin, and a member of a
-- firm if the candidate is accepted or has applied to it and was not declined, and is not suspended. Asked when a link is made, and again when it is opened.
create or replace function app.resume_opening(path text, out may_open boolean, out lock text, out asked_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  may_open = exists (
    select from public.candidates c
    where c.resume_path = resume_opening.path and case current_setting('role')
      when 'app_admin' then true
      when 'app_buyer' then app.firm_id() is not null
        and (c.user_id in (select app.suspended_people())) is not true and (c.status = 'accepted' or exists (
        select from public.applications a join public.projects p on p.id = a.project_id
        where a.user_id = c.user_id and a.status <> 'rejected' and p.firm_id = app.firm_id()
      ))
      else c.user_id = app.user_id()
    end
  );
  lock = app.resume_lock(path);
  asked_at = now();
end
$$;
alter function app.resume_opening owner to app_definer;
grant execute on function app.resume_opening to app_user;
