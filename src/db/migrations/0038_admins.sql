-- An admin who was removed keeps their row, so that what they decided still has a name. Their address is free again.
alter table users add column removed_at timestamptz check (removed_at is null or role = 'admin');
create policy system_removes on users for update to app_system
  using (role = 'admin' and removed_at is null) with check (role = 'admin' and removed_at is not null);
grant update (email, removed_at) on users to app_system;

-- As before; what the product still does in the name of someone who was removed ends with it.
create or replace function identity.principal_of(id uuid)
  returns table (user_id uuid, session_id uuid, role text, email text, buyer_id uuid, db_role text)
  language sql stable security definer set search_path = ''
begin atomic
  select u.id, null::uuid, u.role, u.email, b.id, coalesce('app_' || u.role, 'app_visitor')
  from (select 1) as always
  left join public.users u on u.id = $1 and u.removed_at is null and current_setting('role') = 'none'
  left join public.buyers b on b.user_id = u.id;
end;

-- One admin who can sign in always stays, however many are removed at once. Leaving has the same rule, below.
create function identity.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.users u where u.id = old.id and u.role = 'admin' and u.removed_at is null) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  if not exists (
    select from public.users u join identity.users i on i.id = u.id
    where u.role = 'admin' and u.removed_at is null and i.email_verified and u.id <> old.id
  ) then
    raise exception 'the last admin stays' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
alter function identity.keep_an_admin() owner to app_definer;
create trigger keep_an_admin before update of email_verified on identity.users
  for each row when (old.email_verified and not new.email_verified) execute function identity.keep_an_admin();

-- Whichever way they signed in.
create policy definer_records on admin_acts for insert to app_definer with check (true);
grant insert (actor_id, act) on admin_acts to app_definer;
create policy system_reads on admin_acts for select to app_system using (true);
grant select on admin_acts to app_system;
create function identity.record_sign_in() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.admin_acts (actor_id, act)
  select u.id, 'admin.sign-in' from public.users u where u.id = new.user_id and u.role = 'admin';
  return null;
end
$$;
alter function identity.record_sign_in() owner to app_definer;
create trigger record_sign_in after insert on identity.sessions for each row execute function identity.record_sign_in();

-- As before; an admin who was only invited, or who was removed, is none who could stay instead.
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
