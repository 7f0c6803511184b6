-- What buyers and admins search and filter of the candidates, kept by the database itself.
create table candidate_search (
  id uuid primary key references candidates on delete cascade,
  created_at timestamptz not null,
  status text not null,
  is_onboarded boolean not null,
  -- Name and address in small letters, divided by a character that no search has.
  words text collate "C" not null,
  -- Of skills, software and credentials in small letters.
  tags bigint[] not null
);

create function app.candidate_search_row(candidate candidates) returns candidate_search
  language sql stable
begin atomic
  select candidate.id, candidate.created_at, candidate.status, candidate.platform_access_granted_at is not null,
    lower(concat(candidate.name, chr(31), candidate.email)), app.tag_codes(coalesce(candidate.terms, '{}'));
end;

create function app.keep_candidate_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.candidate_search where id = new.id;
  insert into public.candidate_search select (app.candidate_search_row(new)).*;
  return null;
end
$$;
alter function app.keep_candidate_search() owner to app_definer;
create trigger search after insert or update of name, email, status, platform_access_granted_at, profile_data
  on candidates for each row execute function app.keep_candidate_search();

alter table candidates no force row level security;
insert into candidate_search select row.* from candidates, app.candidate_search_row(candidates) as row order by row.created_at;
alter table candidates force row level security;
set local maintenance_work_mem = '256MB';
create index candidate_search_newest on candidate_search (created_at desc, id);
create index candidate_search_status on candidate_search (status, created_at desc, id);
create index candidate_search_words on candidate_search using gin (app.grams(words), tags) with (fastupdate = off);

alter table candidate_search enable row level security;
alter table candidate_search force row level security;
create policy definer_works on candidate_search for all to app_definer using (true) with check (true);
grant select, insert, delete on candidate_search to app_definer;
grant execute on function app.candidate_search_row(candidates) to app_definer;

-- The candidates that someone looks for: to buyers the accepted ones alone. They search for addresses and never read them.
create function app.find_talent(
  search text, wanted_status text, only_onboarded boolean, wishes jsonb, skip int, size int, bound int,
  out ids uuid[], out total int
)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_found(
    'public.candidate_search',
    'true' || case when current_setting('role') <> 'app_admin' then ' and status = ''accepted''' else '' end
      || case when wanted_status is null then '' else format(' and status = %L', wanted_status) end
      || case when only_onboarded then ' and is_onboarded' else '' end,
    search, '{}', wishes, skip, size, bound
  ) as found;
end;
alter function app.find_talent(text, text, boolean, jsonb, int, int, int) owner to app_definer;
grant execute on function app.find_talent(text, text, boolean, jsonb, int, int, int) to app_buyer, app_admin;

-- Answered by the table above.
drop function app.candidates_with_email(text);
drop index candidates_terms;
