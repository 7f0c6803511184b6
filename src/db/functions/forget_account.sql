-- What others keep of an account that is deleted loses its name; the rows that belong to the person alone go by their references
-- when the identity is deleted after this. Answers what is left to do outside the database: the files. Nothing when the account is
-- the last admin's who can sign in; one who was only invited, or who was removed, could not stay instead.
create or replace function app.forget_account(account uuid) returns table (resume_path text, avatar_urls text[])
  language plpgsql security definer set search_path = ''
as $$
declare
  person public.users;
  firm uuid := (select b.id from public.buyers b where b.user_id = account);
begin
  -- Two admins who leave at once must not both find the other.
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  select * into person from public.users u where u.id = account;
  if person.id is null or person.role = 'admin' and not exists (
    select from public.users u join identity.users i on i.id = u.id
    where u.role = 'admin' and u.removed_at is null and i.email_verified and u.id <> account
  ) then
    return;
  end if;
  update public.applications a set cover_letter = 'This applicant has left Glide.', hourly_rate = null, available_start_date = null
  where a.user_id = account;
  delete from public.projects p where p.buyer_id = firm and p.status = 'draft';
  update public.projects p set
    status = case when p.status in ('Open', 'active') then 'archived' else p.status end,
    internal_note = null,
    owner_email = null
  where p.buyer_id = firm;
  update public.resume_openings o set network_address = null where o.opened_by = account;
  delete from public.mails m where m.recipient = person.email;
  delete from public.leads l where l.email = person.email;
  return query
    select person.resume_path, array_remove(array[
      person.avatar_url,
      (select b.avatar_url from public.buyers b where b.user_id = account),
      (select c.avatar_url from public.candidates c where c.user_id = account)
    ], null);
end
$$;
alter function app.forget_account owner to app_definer;
grant execute on function app.forget_account to app_system;
