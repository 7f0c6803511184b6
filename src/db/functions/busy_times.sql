-- When a person and those of the firm who meet them are busy, without what keeps them. For a firm that may see the person, and for
-- the person about an interview of their own, which doesn't count itself.
create or replace function app.busy_times(candidate uuid, interview uuid, colleagues uuid[])
  returns table (starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = ''
begin atomic
  with asked as (
    select c.id, c.user_id, c.interview_scheduled_at, c.interview_ends_at from public.candidates c
    where c.id = $1 and (
      c.user_id = app.user_id()
      or app.firm_id() is not null and (c.status = 'accepted' or app.is_applicant(c.user_id))
    )
  ), people as (
    select a.id from asked a
    union
    select app.user_id() where exists (select from asked)
    union
    select b.user_id from asked a join public.buyers b on b.firm_id = app.firm_id() and b.id = any ($3)
    union
    select b.user_id from asked a
    join public.interviews i on i.candidate_id = a.id and i.id = $2
      and (a.user_id = app.user_id() or i.firm_id = app.firm_id())
    join public.buyers b on b.id = i.buyer_id or b.id = any (i.colleague_ids)
  )
  select t.starts_at, t.ends_at from public.booked_times t
  where t.person_id in (select p.id from people p) and t.ends_at > now() and t.call_id is distinct from $2
  union all
  select a.interview_scheduled_at, a.interview_ends_at from asked a where a.interview_ends_at > now();
end;
alter function app.busy_times owner to app_definer;
grant execute on function app.busy_times to app_buyer, app_talent;
