-- What waits for the signed-in person, the soonest due first: gathered by kind and by where the answer is given. Of a firm, those who
-- manage it answer, on hours those who approve them, and on a signature its owners.
create or replace function app.find_waiting(size int)
  returns table (kind text, place_id uuid, count int, names text[], title text, started_at timestamptz, half_at timestamptz, due_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := app.user_id();
  manages constant boolean := app.may_manage();
  approves constant boolean := app.may_approve();
  owns constant boolean := app.owns_firm();
begin
  return query
  with own as (
    (
      select r.* from public.reply_clocks r
      where r.side = 'firm' and (manages or r.kind = 'week' and approves) and r.firm_id = app.firm_id()
        and r.replied_at is null and r.ended_at is null and r.due_at is not null
        and (owns or r.kind <> 'statement' or exists (select from public.statements s where s.id = r.subject_id and s.status = 'draft'))
      order by r.due_at limit 500
    )
    union all
    (
      select r.* from public.reply_clocks r
      where r.side = 'talent' and r.user_id = me and r.replied_at is null and r.ended_at is null and r.due_at is not null
      order by r.due_at limit 500
    )
    union all
    (
      select r.* from public.reply_clocks r
      where r.side = 'operator' and current_setting('role') = 'app_admin' and r.replied_at is null and r.ended_at is null and r.due_at is not null
      order by r.due_at limit 500
    )
  ), nearest as (
    select o.* from own o order by o.due_at limit 500
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
      cross join lateral (
        select case g.kind
          when 'lead' then (select l.email from public.leads l where l.id = subject.id)
          else app.other_name(case g.kind when 'message' then 'thread' else g.kind end, subject.id)
        end
      ) as named (name)
      where named.name is not null
    ), '{}'),
    (select p.title from public.projects p where p.id = g.project_id),
    g.started_at, g.half_at, g.due_at
  from gathered g
  order by g.due_at;
end
$$;
alter function app.find_waiting owner to app_definer;
grant execute on function app.find_waiting to app_talent, app_buyer, app_admin;
