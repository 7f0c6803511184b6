-- Copies a candidate's data to their account, which keeps its name if the candidate has none. Refuses to link a candidate to an
-- account with a different address.
create or replace function app.copy_to_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.users u set
    name = coalesce(new.name, u.name), phone = new.phone, whatsapp = new.whatsapp, avatar_url = new.avatar_url,
    subscribe = new.subscribe, agree = new.agree, resume_path = new.resume_path,
    resume_original_name = new.resume_original_name, resume_size_bytes = new.resume_size_bytes,
    resume_mime_type = new.resume_mime_type, resume_uploaded_at = new.resume_uploaded_at,
    profile_data = new.profile_data, experience_years = new.experience_years,
    skills = app.profile_skills(new.profile_data)
  where u.id = new.user_id and (u.email = new.email or tg_op = 'UPDATE' and new.user_id = old.user_id);
  if new.user_id is not null and not found then
    raise exception 'a candidate has the address of their account' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
alter function app.copy_to_account owner to app_definer;
-- Not granted to anyone: only triggers call it.
