-- Tells those whom an event concerns, by its kinds of notices: people of the firm, the person, admins. Whoever did it isn't told.
create or replace function app.tell(event text, subject_kind text, subject uuid, project uuid, firm uuid, person uuid, is_operators boolean)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notices as n (user_id, kind, event, subject_kind, subjects, place_id, firm_id, email_at)
  select distinct on (who.user_id, k.kind) who.user_id, k.kind, tell.event, tell.subject_kind, array[tell.subject],
    case k.place_of when 'project' then tell.project when 'reader' then who.user_id else tell.subject end,
    who.firm_id, now() + make_interval(mins => k.gathered_minutes)
  from app.notice_kinds() k
  cross join lateral (
    select b.user_id, b.firm_id from public.buyers b
    where k.firm_roles is not null and b.firm_id = tell.firm and b.firm_role = any(k.firm_roles)
      -- Hours wait for the default approver, until they are overdue.
      and (tell.event not in ('week.submitted', 'week.due') or b.id = coalesce((
        select a.id from public.firms f join public.buyers a on a.id = f.default_approver_id
        where f.id = tell.firm and a.firm_role = any(k.firm_roles)
      ), b.id))
    union all
    select tell.person, null where k.audience = 'person'
    union all
    select u.id, null from public.users u where k.audience = 'admins' and tell.is_operators and u.role = 'admin'
  ) as who
  where k.event = tell.event and who.user_id is distinct from app.user_id() and who.user_id is not null
    and (k.place_of <> 'project' or tell.project is not null)
    -- Whoever is just leaving isn't told.
    and exists (select from identity.users i where i.id = who.user_id)
  on conflict (user_id, kind, place_id) where read_at is null do update set
    event = excluded.event,
    count = n.count + 1,
    subjects = case
      when cardinality(n.subjects) >= 100 or n.subjects @> excluded.subjects then n.subjects
      else n.subjects || excluded.subjects
    end,
    happened_at = excluded.happened_at,
    email_at = coalesce(n.email_at, excluded.email_at);
end
$$;
alter function app.tell owner to app_definer;
-- Not granted to anyone: only triggers call it.
