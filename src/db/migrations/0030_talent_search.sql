-- What buyers search: of the accepted candidates alone, and narrow, so that even a term of every tenth soon has all its rows
-- at hand. Whoever filters by tags reads `candidate_search`.
create table talent_search (
  id uuid not null,
  created_at timestamptz not null,
  is_onboarded boolean not null,
  words text collate "C" not null
);
-- Nobody changes a candidate from here to the end of this migration, which takes seconds where there are a million.
lock table candidates in share row exclusive mode;
alter table candidate_search no force row level security;
insert into talent_search
  select id, created_at, is_onboarded, words from candidate_search where status = 'accepted' order by created_at;
alter table candidate_search force row level security;
-- Made over all rows at once, they cost a fraction.
alter table talent_search add primary key (id), add foreign key (id) references candidates on delete cascade;
alter table talent_search enable row level security;
alter table talent_search force row level security;
create policy definer_works on talent_search for all to app_definer using (true) with check (true);
grant select, insert, update, delete on talent_search to app_definer;

-- A change that a search can't tell writes nothing.
create or replace function app.keep_candidate_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.candidate_search as kept select (app.candidate_search_row(new)).*
  on conflict (id) do update set
    status = excluded.status, is_onboarded = excluded.is_onboarded, words = excluded.words, tags = excluded.tags,
    whatsapp = excluded.whatsapp, subscribe = excluded.subscribe, agree = excluded.agree
  where kept is distinct from excluded;
  if new.status = 'accepted' then
    insert into public.talent_search as kept
    select s.id, s.created_at, s.is_onboarded, s.words from public.candidate_search s where s.id = new.id
    on conflict (id) do update set is_onboarded = excluded.is_onboarded, words = excluded.words
    where kept is distinct from excluded;
  else
    delete from public.talent_search where id = new.id;
  end if;
  return null;
end
$$;
grant update on candidate_search to app_definer;

-- A list that is searched by nothing is counted by the tally, whatever it is filtered by: exactly, and without reading the list.
alter table candidate_tally
  add column is_onboarded boolean,
  add column subscribe boolean,
  add column agree boolean;

create or replace function app.tally_candidate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into public.candidate_tally (status, is_onboarded, subscribe, agree, change)
    values (old.status, old.platform_access_granted_at is not null, old.subscribe, old.agree, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.candidate_tally (status, is_onboarded, subscribe, agree, change)
    values (new.status, new.platform_access_granted_at is not null, new.subscribe, new.agree, 1);
  end if;
  return null;
end
$$;
drop trigger tally_move on candidates;
create trigger tally_move after update of status, platform_access_granted_at, subscribe, agree on candidates for each row
  when ((new.status, new.platform_access_granted_at is null, new.subscribe, new.agree)
    is distinct from (old.status, old.platform_access_granted_at is null, old.subscribe, old.agree))
  execute function app.tally_candidate();

alter table candidate_search no force row level security;
alter table candidate_tally no force row level security;
delete from candidate_tally;
insert into candidate_tally (status, is_onboarded, subscribe, agree, change)
  select status, is_onboarded, subscribe, agree, count(*) from candidate_search group by 1, 2, 3, 4;
alter table candidate_tally force row level security;
alter table candidate_search force row level security;
alter table candidate_tally
  alter column is_onboarded set not null,
  alter column subscribe set not null,
  alter column agree set not null;
grant insert (is_onboarded, subscribe, agree) on candidate_tally to app_system;
create policy definer_reads on candidate_tally for select to app_definer using (true);
grant select on candidate_tally to app_definer;

create function app.tallied(
  wanted_status text, only_onboarded boolean, only_subscribed boolean, only_agreed boolean, bound int
) returns int
  language sql stable
begin atomic
  select least(coalesce(sum(change), 0), bound + 1)
  from candidate_tally
  where status = coalesce(wanted_status, status) and is_onboarded >= only_onboarded
    and subscribe >= only_subscribed and agree >= only_agreed;
end;
grant execute on function app.tallied(text, boolean, boolean, boolean, int) to app_definer;
