-- What the overview measures: when a candidate was first decided on, whether they were interviewed, and the word that says
-- where they came from. The first two are the database's own notes; nobody writes them.
alter table candidates
  add column source text check (source ~ '^[a-z0-9][a-z0-9.-]{0,29}$'),
  add column was_interviewed boolean not null default false,
  add column decided_at timestamptz;
grant insert (source) on candidates to app_system;
grant select (source) on candidates to app_talent;

alter table candidates no force row level security;
alter table candidates disable trigger user;
alter table candidate_history no force row level security;
update candidates c set was_interviewed = h.was_interviewed, decided_at = h.decided_at
from (
  select candidate_id, bool_or(to_status = 'interviewed') as was_interviewed,
    min(happened_at) filter (where to_status in ('accepted', 'rejected')) as decided_at
  from candidate_history group by 1
) h
where h.candidate_id = c.id and (h.was_interviewed or h.decided_at is not null);
alter table candidate_history force row level security;
alter table candidates enable trigger user;

create function app.note_decision() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.status = 'interviewed' then
    new.was_interviewed = true;
  elsif new.status <> 'pending' then
    new.decided_at = coalesce(new.decided_at, now());
  end if;
  return new;
end
$$;
create trigger note_decision before update of status on candidates
  for each row when (new.status <> old.status) execute function app.note_decision();

-- How many of those who applied in a week came how far, as the sum of single changes like candidate_tally. `decided` counts
-- by the hours it took; the other facts by source.
create table candidate_weeks (
  id bigint generated always as identity primary key,
  -- Its Monday, in UTC.
  week date not null,
  fact text not null check (fact in ('applied', 'reviewed', 'interviewed', 'accepted', 'rejected', 'decided')),
  source text,
  hours int,
  change int not null
);
create index candidate_weeks_week on candidate_weeks (week, fact);
alter table candidate_weeks enable row level security;
alter table candidate_weeks force row level security;
create policy admin_reads on candidate_weeks for select to app_admin using (true);
create policy system_reads on candidate_weeks for select to app_system using (true);
create policy system_clears on candidate_weeks for delete to app_system using (true);
create policy system_sums on candidate_weeks for insert to app_system with check (true);
create policy definer_writes on candidate_weeks for insert to app_definer with check (true);
grant select on candidate_weeks to app_admin;
grant select, delete, insert (week, fact, source, hours, change) on candidate_weeks to app_system;
grant insert (week, fact, source, hours, change) on candidate_weeks to app_definer;

create function app.candidate_facts(c candidates)
  returns table (week date, fact text, source text, hours int)
  language sql stable
begin atomic
  select date_trunc('week', c.created_at at time zone 'UTC')::date, f.fact,
    case f.fact when 'decided' then null else c.source end,
    case f.fact when 'decided' then greatest(0, floor(extract(epoch from c.decided_at - c.created_at) / 3600))::int end
  from (values
    ('applied', true),
    ('reviewed', c.opened_at is not null or c.status <> 'pending'),
    ('interviewed', c.was_interviewed),
    ('accepted', c.status = 'accepted'),
    ('rejected', c.status = 'rejected'),
    ('decided', c.decided_at is not null)
  ) as f (fact, holds)
  where f.holds;
end;

create function app.count_candidate_week() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.candidate_weeks (week, fact, source, hours, change)
  select c.week, c.fact, c.source, c.hours, sum(c.change)
  from (
    select f.*, -1 as change from app.candidate_facts(old) f where tg_op <> 'INSERT'
    union all
    select f.*, 1 from app.candidate_facts(new) f where tg_op <> 'DELETE'
  ) c
  group by 1, 2, 3, 4 having sum(c.change) <> 0;
  return null;
end
$$;
alter function app.count_candidate_week() owner to app_definer;
grant execute on function app.candidate_facts(candidates) to app_definer;
create trigger count_week after insert or delete on candidates for each row execute function app.count_candidate_week();
create trigger count_week_again after update of status, opened_at, created_at, source on candidates for each row
  when ((new.status, new.opened_at is null, new.created_at, new.source)
    is distinct from (old.status, old.opened_at is null, old.created_at, old.source))
  execute function app.count_candidate_week();

insert into candidate_weeks (week, fact, source, hours, change)
select f.week, f.fact, f.source, f.hours, count(*) from candidates c, app.candidate_facts(c) f group by 1, 2, 3, 4;
alter table candidates force row level security;
