-- Takes whom to email about messages that they haven't read for five minutes: at most once per conversation in half an hour, and
-- never twice about the same message. The operator reads messages on the page.
create or replace function app.due_message_emails(size int)
  returns table (thread_id uuid, email text, name text, sender text, title text, unread int)
  language plpgsql security definer set search_path = ''
as $$
begin
  return query
  with due as (
    select t.id, who.user_id, who.theirs, who.email, who.name, m.author_name as sender, coalesce(p.title, t.title) as title,
      who.theirs - coalesce(r.read_messages, 0) as unread
    from public.threads t
    left join public.projects p on p.id = t.project_id
    cross join lateral (
      select u.id as user_id, t.host_messages as theirs, u.email, coalesce(b.first_name, u.name) as name, 'host' as side
      from public.users u left join public.buyers b on b.user_id = u.id where u.id = t.user_id
      union all
      -- Of the firm, the project's contact and whoever has written.
      select b.user_id, t.person_messages, b.email, b.first_name, 'person'
      from public.buyers b
      where b.id = p.buyer_id or b.firm_id = t.firm_id and b.firm_role in ('owner', 'manager')
        and exists (select from public.messages w where w.thread_id = t.id and w.author_id = b.user_id)
    ) as who
    left join public.thread_reads r on r.thread_id = t.id and r.user_id = who.user_id
    join lateral (
      select n.author_name, n.created_at from public.messages n
      where n.thread_id = t.id and n.side = who.side and n.side_number > coalesce(r.read_messages, 0)
      order by n.number limit 1
    ) as m on m.created_at < now() - interval '5 minutes'
    where t.last_message_at > now() - interval '3 days'
      and who.theirs > greatest(coalesce(r.read_messages, 0), coalesce(r.emailed_messages, 0))
      and (r.emailed_at is null or r.emailed_at < now() - interval '30 minutes')
      and t.person_blocked_at is null and t.host_blocked_at is null
    order by t.last_message_at
    limit size
    for update of t skip locked
  ), noted as (
    insert into public.thread_reads as r (thread_id, user_id, emailed_messages, emailed_at)
    select d.id, d.user_id, d.theirs, now() from due d
    on conflict on constraint thread_reads_pkey
      do update set emailed_messages = excluded.emailed_messages, emailed_at = excluded.emailed_at
    returning r.thread_id, r.user_id
  )
  select d.id, d.email, d.name, d.sender, d.title, d.unread
  from due d join noted n on n.thread_id = d.id and n.user_id = d.user_id;
end
$$;
alter function app.due_message_emails owner to app_definer;
grant execute on function app.due_message_emails to app_system;
