-- Who takes part in an interview, by name, the host first, for its two sides, for admins and for the product. No addresses: those stay with the
-- people until an application is accepted.
-- In plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.interview_people(interview uuid)
  returns table (side text, name text, job_title text, firm text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  with seen as (
    select i.buyer_id, i.colleague_ids, c.name, c.card ->> 'headline' as headline
    from public.interviews i join public.candidates c on c.id = i.candidate_id
    where i.id = $1 and (
      app.user_id() is null or i.firm_id = app.firm_id() or c.user_id = app.user_id()
      or exists (select from public.users u where u.id = app.user_id() and u.role = 'admin')
    )
  )
  select 'owner', nullif(concat_ws(' ', b.first_name, b.last_name), ''), b.job_title, b.company_name
  from seen s join public.buyers b on b.id = s.buyer_id
  union all
  select 'owner', nullif(concat_ws(' ', b.first_name, b.last_name), ''), b.job_title, b.company_name
  from seen s join public.buyers b on b.id = any (s.colleague_ids)
  union all
  select 'talent', s.name, s.headline, null from seen s;
end
$$;
alter function app.interview_people owner to app_definer;
grant execute on function app.interview_people to app_buyer, app_talent, app_admin, app_system;
