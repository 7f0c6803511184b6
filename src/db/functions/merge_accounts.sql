-- Closes and clears the account of the other candidate. Its address stays reserved: trying to sign in says which account to use.
create or replace function app.merge_accounts(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update identity.users i set merged_into = kept.user_id, email_verified = false
  where other.user_id in (i.id, i.merged_into);
  delete from identity.sessions s where s.user_id = other.user_id;
  update public.users u set phone = null, whatsapp = null, avatar_url = null, skills = '{}', experience_years = null,
    profile_data = null, resume_path = null, resume_original_name = null, resume_size_bytes = null,
    resume_mime_type = null, resume_uploaded_at = null
  where u.id = other.user_id;
end
$$;
alter function app.merge_accounts owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
