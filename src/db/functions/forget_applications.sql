-- When an account is deleted, its applications stay with the projects, without what the applicant wrote and what was written to them.
create or replace function app.forget_applications() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.cover_letter_originals o using public.applications a where a.id = o.application_id and a.user_id = old.id;
  update public.applications a
  set cover_letter = 'This applicant’s account was deleted.', hourly_rate = null, available_start_date = null, decline_reason = null
  where a.user_id = old.id;
  return old;
end
$$;
alter function app.forget_applications owner to app_definer;
-- Not granted to anyone: only triggers call it.
