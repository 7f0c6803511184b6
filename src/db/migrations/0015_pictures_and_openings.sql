-- A person's picture is one of their own: its path has their id, so nobody can wear another's.
alter table users add check (
  avatar_url ~ ('^/(avatars/' || id || '/|profile-photos/' || id || '-)\d{1,16}\.(jpg|png|webp)$')
);
alter table buyers add check (avatar_url ~ ('^/avatars/' || user_id || '/\d{1,16}\.(jpg|png|webp)$'));
grant update (avatar_url) on users to app_buyer;
grant update (avatar_url) on buyers to app_buyer;

-- A buyer without a record makes it by saving their profile.
create policy owner_registers on buyers for insert to app_buyer
  with check (
    user_id = (select app.user_id())
    and email = (select u.email from users u where u.id = (select app.user_id()))
  );
grant insert (user_id, email, first_name, last_name, company_name, job_title, phone, avatar_url) on buyers to app_buyer;

-- Who opened whose resume, when and from where. The candidate's own readings are not counted.
create table resume_openings (
  id bigint generated always as identity primary key,
  candidate_id uuid not null references candidates on delete cascade,
  opened_by uuid references users on delete set null,
  opened_at timestamptz not null default now(),
  network_address text check (length(network_address) <= 64)
);
create index resume_openings_candidate on resume_openings (candidate_id, id desc);
create index resume_openings_reader on resume_openings (opened_by, opened_at desc);

alter table resume_openings enable row level security;
alter table resume_openings force row level security;
create policy admin_reads on resume_openings for select to app_admin using (true);
grant select on resume_openings to app_admin;
create policy definer_reads on resume_openings for select to app_definer using (true);
create policy definer_writes on resume_openings for insert to app_definer with check (true);
grant select, insert on resume_openings to app_definer;
-- Append-only: no update or delete is granted to anyone.

-- Where a resume lies, for those who may open it: its owner, an admin, and a buyer if the candidate is accepted or has applied
-- to them and was not declined. No path leads to the file around the record and the daily limit kept here.
create function app.open_resume(
  candidate uuid, network_address text, daily_limit int, out path text, out name text, out is_over_limit boolean
)
  language plpgsql security definer set search_path = ''
as $$
declare
  reader constant uuid := app.user_id();
begin
  is_over_limit = false;
  select c.resume_path, c.resume_original_name into path, name
  from public.candidates c
  where c.id = candidate and case current_setting('role')
    when 'app_admin' then true
    when 'app_buyer' then c.status = 'accepted' or exists (
      select from public.applications a join public.projects p on p.id = a.project_id
      where a.user_id = c.user_id and a.status <> 'rejected' and p.buyer_id = app.buyer_id()
    )
    else c.user_id = reader
  end;
  if path is null or current_setting('role') = 'app_talent' then
    return;
  end if;
  -- One at a time for each reader, so that parallel requests can't pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('resume ' || reader, 0));
  is_over_limit = daily_limit <= (
    select count(*) from public.resume_openings o
    where o.opened_by = reader and o.opened_at > now() - interval '1 day'
  );
  if is_over_limit then
    path = null;
    name = null;
  else
    insert into public.resume_openings (candidate_id, opened_by, network_address)
    values (candidate, reader, open_resume.network_address);
  end if;
end
$$;
alter function app.open_resume(uuid, text, int) owner to app_definer;
grant execute on function app.open_resume(uuid, text, int) to app_user;
