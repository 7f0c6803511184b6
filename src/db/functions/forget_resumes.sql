-- When an account is deleted, the list of resumes it opened stays, but not from where.
create or replace function app.forget_resumes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.resume_openings o set network_address = null where o.opened_by = old.id;
  return old;
end
$$;
alter function app.forget_resumes owner to app_definer;
-- Not granted to anyone: only triggers call it.
