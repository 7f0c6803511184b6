-- The path of a resume, for those who may open it (app.resume_opening); of whoever may not open the original, no path and no name of the
-- file, which is the candidate's own. Nobody gets to either without the log and the daily limit kept here.
create or replace function app.open_resume(
  candidate uuid, network_address text, daily_limit int,
  out path text, out name text, out may_open boolean, out is_over_limit boolean, out lock text
)
  language plpgsql security definer set search_path = ''
as $$
declare
  reader constant uuid := app.user_id();
begin
  is_over_limit = false;
  may_open = false;
  select case when o.opens_original then c.resume_path end, case when o.opens_original then c.resume_original_name end, o.may_open, o.lock
  into path, name, may_open, lock
  from public.candidates c, app.resume_opening(c.resume_path) o
  where c.id = candidate and o.may_open;
  if lock is not null then
    path = null;
    name = null;
    return;
  end if;
  if may_open is not true or current_setting('role') = 'app_talent' then
    return;
  end if;
  -- One request at a time for each reader, so that parallel ones can't exceed the limit.
  perform pg_advisory_xact_lock(hashtextextended('resume ' || reader, 0));
  is_over_limit = daily_limit <= (
    select count(*) from public.resume_openings o
    where o.opened_by = reader and o.opened_at > now() - interval '1 day'
  );
  if is_over_limit then
    path = null;
    name = null;
    may_open = false;
  else
    insert into public.resume_openings (candidate_id, opened_by, network_address)
    values (candidate, reader, open_resume.network_address);
  end if;
end
$$;
alter function app.open_resume owner to app_definer;
grant execute on function app.open_resume to app_user;
