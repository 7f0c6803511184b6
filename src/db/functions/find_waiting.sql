-- What waits for the signed-in person, the soonest due first: gathered by kind and by where the answer is given. Of a firm, those who
-- manage it answer, and on hours those who approve them.
create or replace function app.find_waiting(size int)
  returns table (kind text, place_id uuid, count int, names text[], title text, started_at timestamptz, half_at timestamptz, due_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := app.user_id();
begin
  return query
  with own as (
    select r.* from public.reply_clocks r
    where r.side = 'firm' and (app.may_manage() or r.kind = 'week' and app.may_approve()) and r.firm_id = app.firm_id() and r.replied_at is null and r.ended_at is null
    union all
    select r.* from public.reply_clocks r
    where r.side = 'talent' and r.user_id = me and r.replied_at is null and r.ended_at is null
    union all
    select r.* from public.reply_clocks r
    where r.side = 'operator' and current_setting('role') = 'app_admin' and r.replied_at is null and r.ended_at is null
  ), nearest as (
    select o.* from own o where o.due_at is not null order by o.due_at limit 500
  ), gathered as (
    select n.kind, case n.kind when 'application' then n.project_id when 'week' then n.firm_id else n.subject_id end as place_id,
      count(*)::int as count, (array_agg(n.subject_id order by n.started_at))[1:3] as subjects,
      (array_agg(n.project_id order by n.due_at))[1] as project_id, min(n.started_at) as started_at,
      (array_agg(n.half_at order by n.due_at))[1] as half_at, min(n.due_at) as due_at
    from nearest n
    group by 1, 2
    order by min(n.due_at)
    limit size
  )
  select g.kind, g.place_id, g.count,
    coalesce((
      select array_agg(named.name order by subject.at)
      from unnest(g.subjects) with ordinality as subject (id, at)
      join lateral (
        select coalesce(c.name, u.name) as name
        from public.applications a join public.users u on u.id = a.user_id left join public.candidates c on c.user_id = a.user_id
        where g.kind = 'application' and a.id = subject.id
        union all
        select f.name
        from public.project_invitations i join public.projects j on j.id = i.project_id join public.firms f on f.id = j.firm_id
        where g.kind = 'invitation' and i.id = subject.id
        union all
        select case when c.user_id = me then f.name else c.name end
        from public.interviews i join public.candidates c on c.id = i.candidate_id join public.firms f on f.id = i.firm_id
        where g.kind = 'interview' and i.id = subject.id
        union all
        select case when a.user_id = me then f.name else coalesce(c.name, u.name) end
        from public.offers o
        join public.applications a on a.id = o.application_id
        join public.projects j on j.id = o.project_id
        left join public.firms f on f.id = j.firm_id
        left join public.users u on u.id = a.user_id
        left join public.candidates c on c.user_id = a.user_id
        where g.kind = 'offer' and o.id = subject.id
        union all
        select coalesce(c.name, u.name)
        from public.weeks w
        left join public.users u on u.id = w.talent_id
        left join public.candidates c on c.user_id = w.talent_id
        where g.kind = 'week' and w.id = subject.id
        union all
        select case when t.user_id = me then f.name else coalesce(c.name, u.name) end
        from public.threads t
        left join public.firms f on f.id = t.firm_id
        left join public.users u on u.id = t.user_id
        left join public.candidates c on c.user_id = t.user_id
        where g.kind = 'message' and t.id = subject.id
        union all
        select l.email from public.leads l where g.kind = 'lead' and l.id = subject.id
      ) as named on named.name is not null
    ), '{}'),
    (select p.title from public.projects p where p.id = g.project_id),
    g.started_at, g.half_at, g.due_at
  from gathered g
  order by g.due_at;
end
$$;
alter function app.find_waiting owner to app_definer;
grant execute on function app.find_waiting to app_talent, app_buyer, app_admin;
