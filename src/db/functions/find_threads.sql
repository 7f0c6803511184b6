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
  until constant timestamptz := coalesce(before, 'infinity');
  pattern constant text := '%' || replace(replace(replace(lower(q), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  page uuid[];
  by_grams text;
  matching uuid[] := '{}';
begin
  if q = '' then
    -- Each of the three is read from the end of its index.
    page = array(
      select first.id from (
        (select t.id, coalesce(t.last_message_at, t.created_at) as at from public.threads t
        where t.user_id = me and (t.last_message_at is not null or t.started_by = me or t.reported_at is not null)
          and coalesce(t.last_message_at, t.created_at) < until
        order by 2 desc, 1 limit size)
        union all
        (select t.id, coalesce(t.last_message_at, t.created_at) from public.threads t
        where t.firm_id = firm and t.user_id is distinct from me
          and (t.last_message_at is not null or t.started_by = me or t.reported_at is not null)
          and coalesce(t.last_message_at, t.created_at) < until
        order by 2 desc, 1 limit size)
        union all
        (select t.id, coalesce(t.last_message_at, t.created_at) from public.threads t
        where is_admin and (t.is_with_operator or t.reported_at is not null) and t.user_id is distinct from me
          and (t.last_message_at is not null or t.started_by = me or t.reported_at is not null)
          and coalesce(t.last_message_at, t.created_at) < until
        order by 2 desc, 1 limit size)
      ) as first order by first.at desc, first.id limit size
    );
  else
    -- Of an operator's, which are everyone's, the newest tell: where they have a page of matches, that is it; where they don't, few match,
    -- and the index on grams has them all.
    if is_admin then
      matching = array(
        select t.id from (
          select t.* from public.threads t
          where (t.is_with_operator or t.reported_at is not null) and coalesce(t.last_message_at, t.created_at) < until
          order by coalesce(t.last_message_at, t.created_at) desc, t.id limit 2000
        ) as t
        where t.words like pattern and t.user_id is distinct from me
          and (t.last_message_at is not null or t.started_by = me or t.reported_at is not null)
        limit size
      );
      if cardinality(matching) < size then
        select c.by_index into by_grams from app.conditions(q, '{words}', '{}', '[]') c;
        execute format('select array(
          select t.id from (
            select * from public.threads where (is_with_operator or reported_at is not null) and %s offset 0
          ) as t
          where t.user_id is distinct from $1 and (t.last_message_at is not null or t.started_by = $1 or t.reported_at is not null)
            and coalesce(t.last_message_at, t.created_at) < $2
          order by coalesce(t.last_message_at, t.created_at) desc, t.id limit $3
        )', by_grams) into matching using me, until, size;
      end if;
    end if;
    page = array(
      select first.id from (
        -- Their own by what app.thread_party shows of the firm.
        (select t.id, coalesce(t.last_message_at, t.created_at) as at
        from public.threads t
        left join public.projects p on p.id = t.project_id
        left join public.buyers h on h.id = p.buyer_id
        where t.user_id = me and (t.last_message_at is not null or t.started_by = me or t.reported_at is not null)
          and coalesce(t.last_message_at, t.created_at) < until
          and lower(concat_ws(' ', coalesce(p.title, t.title), concat_ws(' ', h.first_name, left(h.last_name, 1) || '.'), h.company_name))
            like pattern
        order by 2 desc, 1 limit size)
        union all
        (select t.id, coalesce(t.last_message_at, t.created_at) from public.threads t
        where t.firm_id = firm and t.user_id is distinct from me and t.words like pattern
          and (t.last_message_at is not null or t.started_by = me or t.reported_at is not null)
          and coalesce(t.last_message_at, t.created_at) < until
        order by 2 desc, 1 limit size)
        union all
        select t.id, coalesce(t.last_message_at, t.created_at) from public.threads t where t.id = any(matching)
      ) as first order by first.at desc, first.id limit size
    );
  end if;
  return query
  select t.id, t.is_with_operator, t.project_id, coalesce(p.title, t.title), app.side_in(t), party.name, party.detail,
    party.avatar_url, coalesce(t.last_message_at, t.created_at), m.side,
    case when app.side_in(t) is not null then left(coalesce(nullif(m.text, ''), m.file_name), 200) end,
    case app.side_in(t)
      when 'person' then t.host_messages - coalesce(r.read_messages, 0)
      when 'host' then t.person_messages - coalesce(r.read_messages, 0)
      else 0
    end,
    t.reported_at is not null and is_admin
  from unnest(page) with ordinality as listed (id, place)
  join public.threads t on t.id = listed.id
  left join public.projects p on p.id = t.project_id
  left join lateral app.thread_party(t) party on true
  left join public.messages m on m.thread_id = t.id and m.number = t.person_messages + t.host_messages
  left join public.thread_reads r on r.thread_id = t.id and r.user_id = me
  order by listed.place;
end
$$;
alter function app.find_threads owner to app_definer;
grant execute on function app.find_threads to app_talent, app_buyer, app_admin;
