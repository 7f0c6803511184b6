-- A conversation as the signed-in person may know it. No row if it is neither theirs nor, for an admin, reported.
create or replace function app.thread_facts(thread_id uuid)
  returns table (id uuid, is_with_operator boolean, project_id uuid, user_id uuid, title text, side text, name text, detail text,
    avatar_url text, candidate_id uuid, unread int, is_contact_open boolean, is_blocked_by_me boolean, is_blocked_by_other boolean,
    is_alive boolean, is_reported boolean, report_reason text)
  language sql stable security definer set search_path = ''
begin atomic
  select t.id, t.is_with_operator, t.project_id, t.user_id, coalesce(p.title, t.title), own.side, party.name, party.detail,
    party.avatar_url, party.candidate_id,
    case own.side
      when 'person' then t.host_messages - coalesce(r.read_messages, 0)
      when 'host' then t.person_messages - coalesce(r.read_messages, 0)
      else 0
    end,
    app.is_contact_open(t.id),
    coalesce(case own.side when 'person' then t.person_blocked_at else t.host_blocked_at end is not null, false),
    coalesce(case own.side when 'person' then t.host_blocked_at else t.person_blocked_at end is not null, false),
    t.user_id is not null and (t.is_with_operator or t.firm_id is not null),
    t.reported_at is not null and own.is_admin, case when own.is_admin then t.report_reason end
  from public.threads t
  cross join lateral (select app.side_in(t) as side, current_setting('role') = 'app_admin' as is_admin) as own
  left join public.projects p on p.id = t.project_id
  left join lateral app.thread_party(t) party on true
  left join public.thread_reads r on r.thread_id = t.id and r.user_id = app.user_id()
  where t.id = $1 and (own.side is not null or own.is_admin and t.reported_at is not null);
end;
alter function app.thread_facts owner to app_definer;
grant execute on function app.thread_facts to app_talent, app_buyer, app_admin;
