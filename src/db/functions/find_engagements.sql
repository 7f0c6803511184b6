-- The admins' list of engagements: those that go on, those that are over, or those with one trouble, longest first. Each is the
-- condition of an index, so that few rows are looked at (`offset 0`: one after the other, not all that are signed at once). Answers one
-- page, each with all that is wrong with it and since when, and on each row how many there are, as far as it counted: on an empty one of nulls
-- where the page is past the end.
create or replace function app.find_engagements(wanted text, skip int, size int, bound int)
  returns table (id uuid, title text, firm text, talent text, status text, starts_on date, kinds text[], since text[], total int)
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  source constant text := case wanted
    when 'current' then 'select e.id, e.accepted_at as place from public.engagements e where e.ended_at is null'
    when 'over' then 'select e.id, e.ended_at as place from public.engagements e where e.ended_at is not null'
    -- The reminder marks the item on the day on which it is due.
    when 'day-ten' then 'select i.engagement_id as id, i.reminded_at as place
      from public.onboarding_items i join public.engagements e on e.id = i.engagement_id
      where i.name = ''day-ten'' and i.done_at is null and i.reminded_at is not null and e.ended_at is null'
    when 'unsigned' then 'select e.id, e.accepted_at as place from public.engagements e
      where e.status = ''preparing'' and e.accepted_at < now() - interval ''7 days'' and not exists (
        select from public.offers o join public.statements s on s.offer_id = o.id and s.status = ''executed''
        where o.application_id = e.application_id offset 0)'
    -- Of these an engagement may have several.
    when 'hours' then 'select w.engagement_id as id, row_number() over (order by w.starts_on, w.engagement_id) as place
      from public.weeks w
      where w.status in (''open'', ''submitted'', ''returned'') and w.minutes > 0 and w.starts_on <= current_date - 14
        and w.engagement_id is not null
      order by w.starts_on, w.engagement_id'
    when 'invoice' then 'select w.engagement_id as id, row_number() over (order by v.due_on, v.id, w.line_id) as place
      from (select i.id, i.due_on from public.invoices i where i.status = ''overdue'' order by i.due_on, i.id offset 0) as v
      cross join lateral (
        select h.engagement_id, l.id as line_id from public.invoice_lines l join public.weeks h on h.id = l.week_id
        where l.invoice_id = v.id and h.engagement_id is not null offset 0
      ) as w
      order by v.due_on, v.id, w.line_id'
  end;
  direction constant text := case when wanted in ('current', 'over') then 'desc' else 'asc' end;
  enough constant int := greatest(bound + 1, skip + size);
  taken int := enough;
  seen int;
  ids uuid[];
  counted int;
begin
  if wanted in ('hours', 'invoice') then
    -- An engagement stands where its first one does. No more of them are read than it takes to find enough.
    loop
      taken = taken * 2;
      execute format('with late as materialized (%s limit %s)
        select array(select late.id from late group by late.id order by min(late.place)), (select count(*) from late)', source, taken)
        into ids, seen;
      exit when cardinality(ids) >= enough or seen < taken;
    end loop;
    counted = least(cardinality(ids), bound + 1);
    ids = ids[skip + 1 : skip + size];
  else
    execute format('select array(select listed.id from (%1$s) as listed order by listed.place %2$s, listed.id limit %3$s offset %4$s),
      (select count(*) from (select from (%1$s) as listed limit %5$s) as counted)', source, direction, size, skip, bound + 1)
      into ids, counted;
  end if;
  return query
  select e.id, p.title, f.name, coalesce(c.name, u.name), e.status, coalesce(t.starts_on, e.starts_on), x.kinds, x.since, counted
  from unnest(ids) with ordinality as listed (id, place)
  join public.engagements e on e.id = listed.id
  join public.applications a on a.id = e.application_id
  join public.projects p on p.id = a.project_id
  left join public.firms f on f.id = p.firm_id
  left join public.users u on u.id = a.user_id
  left join public.candidates c on c.user_id = a.user_id
  left join lateral (
    select (s.facts #>> '{terms,startDate}')::date as starts_on
    from public.offers o join public.statements s on s.offer_id = o.id and s.status = 'executed'
    where o.application_id = a.id limit 1
  ) t on true
  cross join lateral (
    select coalesce(array_agg(w.kind order by w.since, w.kind), '{}') as kinds,
      coalesce(array_agg(w.since::text order by w.since, w.kind), '{}') as since
    from (
      select 'day-ten' as kind, i.reminded_at::date as since from public.onboarding_items i
      where i.engagement_id = e.id and i.name = 'day-ten' and i.done_at is null and i.reminded_at is not null and e.ended_at is null
      union all
      select 'unsigned', e.accepted_at::date
      where e.status = 'preparing' and e.accepted_at < now() - interval '7 days' and t.starts_on is null
      union all
      select 'hours', min(h.starts_on) + 6 from public.weeks h
      where h.engagement_id = e.id and h.status in ('open', 'submitted', 'returned') and h.minutes > 0
        and h.starts_on <= current_date - 14
      having count(*) > 0
      union all
      select 'invoice', min(v.due_on)
      from public.weeks h
      join public.invoice_lines b on b.week_id = h.id
      join public.invoices v on v.id = b.invoice_id
      where h.engagement_id = e.id and v.status = 'overdue'
      having count(*) > 0
    ) w
  ) x
  order by listed.place;
  if not found then
    total = counted;
    return next;
  end if;
end
$$;
alter function app.find_engagements owner to app_definer;
grant execute on function app.find_engagements to app_admin;
