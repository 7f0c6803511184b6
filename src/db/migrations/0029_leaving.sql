-- What goes with an account, and what others keep of it without its name. The rows that belong to the person alone
-- go by their references when the identity is deleted; this is done before, for the rest.
create policy definer_forgets on applications for update to app_definer using (true) with check (true);
grant update (cover_letter, hourly_rate, available_start_date) on applications to app_definer;
create policy definer_forgets on projects for update to app_definer using (true) with check (true);
grant update (status, internal_note, owner_email) on projects to app_definer;
create policy definer_clears on projects for delete to app_definer using (true);
grant delete on projects to app_definer;
create policy definer_reads on mails for select to app_definer using (true);
grant select (id, kind, subject, recipient, status, created_at) on mails to app_definer;
create policy definer_clears on mails for delete to app_definer using (true);
grant delete on mails to app_definer;
create policy definer_reads on leads for select to app_definer using (true);
grant select on leads to app_definer;
create policy definer_clears on leads for delete to app_definer using (true);
grant delete on leads to app_definer;
create policy definer_forgets on resume_openings for update to app_definer using (true) with check (true);
grant update (network_address) on resume_openings to app_definer;

-- Answers what is left to do outside the database: the files. Nothing when the account is the last admin's.
create function app.forget_account(account uuid) returns table (resume_path text, avatar_urls text[])
  language plpgsql security definer set search_path = ''
as $$
declare
  person public.users;
  firm uuid := (select b.id from public.buyers b where b.user_id = account);
begin
  -- Two admins who leave at once must not both find the other.
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  select * into person from public.users u where u.id = account;
  if person.id is null or person.role = 'admin'
    and not exists (select from public.users u where u.role = 'admin' and u.id <> account) then
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
alter function app.forget_account(uuid) owner to app_definer;
grant execute on function app.forget_account(uuid) to app_system;

-- The mails that a person was sent, without their content.
create function app.own_mails() returns table (subject text, status text, created_at timestamptz)
  language sql stable security definer set search_path = ''
begin atomic
  select m.subject, m.status, m.created_at from public.mails m
  join public.users u on u.email = m.recipient
  where u.id = app.user_id() order by m.created_at desc;
end;
alter function app.own_mails() owner to app_definer;
grant execute on function app.own_mails() to app_user;
