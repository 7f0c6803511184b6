-- Takes the unread notices whose time to be emailed has come, with what in them wasn't emailed yet. Whoever else asks gets others.
create or replace function app.due_notice_emails(size int)
  returns table (kind text, email text, name text, place_id uuid, title text, applications json)
  language plpgsql security definer set search_path = ''
as $$
begin
  return query
  with due as (
    select n.id, n.emailed from public.notices n
    where n.email_at < now() and n.read_at is null
    order by n.email_at
    limit size
    for update skip locked
  ), taken as (
    update public.notices n set email_at = null, emailed = cardinality(n.subjects)
    from due where n.id = due.id
    returning n.kind, n.user_id, n.place_id, n.firm_id, n.subjects[due.emailed + 1:] as fresh
  )
  select t.kind, u.email, coalesce(b.first_name, u.name), t.place_id, p.title, (
    select coalesce(json_agg(json_build_object(
        'name', coalesce(c.name, person.name), 'hourlyRate', a.hourly_rate, 'startDate', a.available_start_date
      ) order by subject.at), '[]')
    from unnest(t.fresh) with ordinality as subject (id, at)
    left join public.applications a on a.id = subject.id
    left join public.users person on person.id = a.user_id
    -- Whoever withdrew has no application anymore: it is about the person.
    left join public.candidates c on c.user_id = a.user_id or c.id = subject.id
    where a.id is not null or c.id is not null
  )
  from taken t
  join public.users u on u.id = t.user_id
  left join public.buyers b on b.user_id = t.user_id
  left join public.weeks w on w.id = t.place_id
  left join public.projects p on p.id = coalesce(w.project_id, t.place_id)
  -- Whoever has lost the seat or the role meanwhile isn't told.
  where t.firm_id is null or b.firm_id = t.firm_id and exists (
    select from app.notice_kinds() k where k.kind = t.kind and b.firm_role = any(k.firm_roles)
  );
end
$$;
alter function app.due_notice_emails owner to app_definer;
grant execute on function app.due_notice_emails to app_system;
