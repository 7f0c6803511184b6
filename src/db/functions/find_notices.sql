-- A page of the signed-in person's notices, the latest first, with whom they are about as the reader may know them.
create or replace function app.find_notices(is_unread boolean, after uuid, size int)
  returns table (id uuid, kind text, event text, place_id uuid, count int, names text[], title text, happened_at timestamptz,
    is_read boolean, outcome text)
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
      cross join lateral (select case when p.kind <> 'report' then app.other_name(p.subject_kind, subject.id) end) as named (name)
      where subject.at > cardinality(p.subjects) - 3 and named.name is not null
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
    p.happened_at, p.read_at is not null,
    case when p.event = 'application.declined' then
      (select a.outcome from public.applications a where a.id = p.subjects[cardinality(p.subjects)])
    end
  from page p
  order by p.happened_at desc, p.id desc;
end
$$;
alter function app.find_notices owner to app_definer;
grant execute on function app.find_notices to app_talent, app_buyer, app_admin;
