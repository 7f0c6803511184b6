-- A page of the signed-in person's notices, the latest first, with whom they are about as the reader may know them.
create or replace function app.find_notices(is_unread boolean, after uuid, size int)
  returns table (id uuid, kind text, event text, place_id uuid, count int, names text[], title text, happened_at timestamptz,
    is_read boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := app.user_id();
  firm constant uuid := app.firm_id();
begin
  return query
  with page as (
    select n.* from public.notices n
    where n.user_id = me and (n.firm_id is null or n.firm_id = firm) and (not is_unread or n.read_at is null)
      and (after is null or (n.happened_at, n.id) < (select o.happened_at, o.id from public.notices o where o.id = after and o.user_id = me))
    order by n.happened_at desc, n.id desc
    limit size
  )
  select p.id, p.kind, p.event, p.place_id, p.count,
    coalesce((
      select array_agg(named.name order by subject.at desc)
      from unnest(p.subjects) with ordinality as subject (id, at)
      join lateral (
        select case when a.user_id = me then f.name else coalesce(c.name, u.name) end as name
        from public.applications a
        join public.projects o on o.id = a.project_id
        left join public.firms f on f.id = o.firm_id
        left join public.users u on u.id = a.user_id
        left join public.candidates c on c.user_id = a.user_id
        where p.subject_kind = 'application' and a.id = subject.id
        union all
        select case when c.user_id = me then f.name else c.name end
        from public.interviews i
        join public.candidates c on c.id = i.candidate_id
        join public.firms f on f.id = i.firm_id
        where p.subject_kind = 'interview' and i.id = subject.id
        union all
        select case when c.user_id = me then f.name else c.name end
        from public.project_invitations i
        join public.candidates c on c.id = i.candidate_id
        join public.projects o on o.id = i.project_id
        left join public.firms f on f.id = o.firm_id
        where p.subject_kind = 'invitation' and i.id = subject.id
        union all
        select case when a.user_id = me then f.name else coalesce(c.name, u.name) end
        from public.offers o
        join public.applications a on a.id = o.application_id
        join public.projects j on j.id = o.project_id
        left join public.firms f on f.id = j.firm_id
        left join public.users u on u.id = a.user_id
        left join public.candidates c on c.user_id = a.user_id
        where p.subject_kind = 'offer' and o.id = subject.id
        union all
        select case when s.talent_id = me then f.name else coalesce(c.name, u.name) end
        from public.statements s
        left join public.firms f on f.id = s.firm_id
        left join public.users u on u.id = s.talent_id
        left join public.candidates c on c.user_id = s.talent_id
        where p.subject_kind = 'statement' and s.id = subject.id
        union all
        select case when a.user_id = me then f.name else coalesce(c.name, u.name) end
        from public.engagements e
        join public.applications a on a.id = e.application_id
        join public.projects j on j.id = a.project_id
        left join public.firms f on f.id = j.firm_id
        left join public.users u on u.id = a.user_id
        left join public.candidates c on c.user_id = a.user_id
        where p.subject_kind = 'engagement' and e.id = subject.id
        union all
        select case when w.talent_id = me then f.name else coalesce(c.name, u.name) end
        from public.weeks w
        left join public.firms f on f.id = w.firm_id
        left join public.users u on u.id = w.talent_id
        left join public.candidates c on c.user_id = w.talent_id
        where p.subject_kind = 'week' and w.id = subject.id
        union all
        select case when t.user_id = me then f.name else coalesce(c.name, u.name) end
        from public.threads t
        left join public.firms f on f.id = t.firm_id
        left join public.users u on u.id = t.user_id
        left join public.candidates c on c.user_id = t.user_id
        where p.subject_kind = 'thread' and p.kind <> 'report' and t.id = subject.id
        union all
        select c.name from public.candidates c
        where p.subject_kind = 'candidate' and c.id = subject.id and c.user_id is distinct from me
      ) as named on named.name is not null
      where subject.at > cardinality(p.subjects) - 3
    ), '{}'),
    (
      select o.title from public.projects o where o.id = p.place_id
      union all
      select o.title from public.interviews i join public.projects o on o.id = i.project_id where i.id = p.place_id
      union all
      select o.title from public.project_invitations i join public.projects o on o.id = i.project_id where i.id = p.place_id
      union all
      select o.title from public.offers i join public.projects o on o.id = i.project_id where i.id = p.place_id
      union all
      select o.title from public.statements s join public.projects o on o.id = s.project_id where s.id = p.place_id
      union all
      select o.title from public.engagements e join public.applications a on a.id = e.application_id
      join public.projects o on o.id = a.project_id where e.id = p.place_id
      union all
      select o.title from public.weeks w join public.projects o on o.id = w.project_id where w.id = p.place_id
      union all
      select t.title from public.threads t where t.id = p.place_id and t.title <> ''
      limit 1
    ),
    p.happened_at, p.read_at is not null
  from page p
  order by p.happened_at desc, p.id desc;
end
$$;
alter function app.find_notices owner to app_definer;
grant execute on function app.find_notices to app_talent, app_buyer, app_admin;
