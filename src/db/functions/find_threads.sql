-- A page of the signed-in person's conversations, the one with the newest message first. A reported one is listed for admins without
-- its words.
create or replace function app.find_threads(q text, before timestamptz, size int)
  returns table (id uuid, is_with_operator boolean, project_id uuid, title text, side text, name text, detail text, avatar_url text,
    last_message_at timestamptz, last_side text, last_text text, unread int, is_reported boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := app.user_id();
  firm constant uuid := app.firm_id();
  is_admin constant boolean := current_setting('role') = 'app_admin';
  pattern constant text := '%' || replace(replace(replace(lower(q), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  return query
  with own as (
    select t.* from public.threads t where t.user_id = me
    union all
    select t.* from public.threads t where t.firm_id = firm and t.user_id is distinct from me
    union all
    select t.* from public.threads t
    where is_admin and (t.is_with_operator or t.reported_at is not null) and t.user_id is distinct from me
  ), shown as (
    select o.*, coalesce(o.last_message_at, o.created_at) as at from own o
    where (o.last_message_at is not null or o.started_by = me or o.reported_at is not null)
      and (before is null or coalesce(o.last_message_at, o.created_at) < before)
  ), named as (
    select s.id as thread_id, s.at, coalesce(p.title, s.title) as about, party.name as who, party.detail as what, party.avatar_url as face
    from shown s
    left join public.projects p on p.id = s.project_id
    left join lateral app.thread_party((select t from public.threads t where t.id = s.id)) party on true
    where q <> ''
  ), page as (
    select s.* from shown s
    where q = '' or s.id in (
      select n.thread_id from named n where lower(concat_ws(' ', n.about, n.who, n.what)) like pattern
    )
    order by s.at desc, s.id
    limit size
  )
  select t.id, t.is_with_operator, t.project_id, coalesce(p.title, t.title), app.side_in(t), party.name, party.detail,
    party.avatar_url, coalesce(t.last_message_at, t.created_at), m.side,
    case when app.side_in(t) is not null then left(m.text, 200) end,
    case app.side_in(t)
      when 'person' then t.host_messages - coalesce(r.read_messages, 0)
      when 'host' then t.person_messages - coalesce(r.read_messages, 0)
      else 0
    end,
    t.reported_at is not null and is_admin
  from page
  join public.threads t on t.id = page.id
  left join public.projects p on p.id = t.project_id
  left join lateral app.thread_party(t) party on true
  left join public.messages m on m.thread_id = t.id and m.number = t.person_messages + t.host_messages
  left join public.thread_reads r on r.thread_id = t.id and r.user_id = me
  order by page.at desc, page.id;
end
$$;
alter function app.find_threads owner to app_definer;
grant execute on function app.find_threads to app_talent, app_buyer, app_admin;
