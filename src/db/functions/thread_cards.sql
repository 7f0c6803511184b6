-- Interviews and offers between the two sides of a conversation about its project, each once, as it is now and since when it was told; the
-- latest. For the two sides alone.
create or replace function app.thread_cards(thread_id uuid)
  returns table (kind text, id uuid, status text, happened_at timestamptz, starts_at timestamptz, minutes int, proposed int, round int)
  language sql stable security definer set search_path = ''
begin atomic
  with thread as (
    select t.project_id, t.user_id, t.firm_id from public.threads t
    where t.id = $1 and not t.is_with_operator and app.side_in(t) is not null
  )
  select card.* from (
    select 'interview' as kind, i.id, i.status, i.created_at as happened_at, i.starts_at, i.minutes,
      case i.status when 'proposed' then cardinality(i.proposed) end as proposed, null::int as round
    from thread t
    join public.candidates c on c.user_id = t.user_id
    join public.interviews i on i.candidate_id = c.id and i.project_id = t.project_id and i.firm_id = t.firm_id
    union all
    -- A draft is the firm's alone, until it is sent.
    select 'offer', o.id, o.status,
      coalesce((select min(e.happened_at) from public.events e where e.subject_id = o.id and e.event = 'offer.sent'), o.created_at),
      null, null, null, o.round
    from thread t
    join public.applications a on a.project_id = t.project_id and a.user_id = t.user_id
    join public.offers o on o.application_id = a.id and o.status <> 'draft'
  ) as card
  order by card.happened_at desc limit 50;
end;
alter function app.thread_cards owner to app_definer;
grant execute on function app.thread_cards to app_talent, app_buyer, app_admin;
