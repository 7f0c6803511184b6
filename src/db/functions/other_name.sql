-- Whom something is about, by name, as the signed-in person knows them: the firm for the talent, the talent for everyone else; an
-- invoice by its number.
-- In plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.other_name(kind text, subject uuid) returns text
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    with party as (
      select a.user_id, p.firm_id, c.name
      from public.applications a join public.projects p on p.id = a.project_id left join public.candidates c on c.user_id = a.user_id
      where kind = 'application' and a.id = subject
      union all
      select c.user_id, i.firm_id, c.name from public.interviews i join public.candidates c on c.id = i.candidate_id
      where kind = 'interview' and i.id = subject
      union all
      select c.user_id, p.firm_id, c.name
      from public.project_invitations i join public.projects p on p.id = i.project_id join public.candidates c on c.id = i.candidate_id
      where kind = 'invitation' and i.id = subject
      union all
      select a.user_id, p.firm_id, c.name
      from public.offers o join public.applications a on a.id = o.application_id join public.projects p on p.id = o.project_id
      left join public.candidates c on c.user_id = a.user_id
      where kind = 'offer' and o.id = subject
      union all
      select s.talent_id, s.firm_id, c.name from public.statements s left join public.candidates c on c.user_id = s.talent_id
      where kind = 'statement' and s.id = subject
      union all
      select a.user_id, p.firm_id, c.name
      from public.engagements e join public.applications a on a.id = e.application_id join public.projects p on p.id = a.project_id
      left join public.candidates c on c.user_id = a.user_id
      where kind = 'engagement' and e.id = subject
      union all
      select w.talent_id, w.firm_id, c.name from public.weeks w left join public.candidates c on c.user_id = w.talent_id
      where kind = 'week' and w.id = subject
      union all
      select t.user_id, t.firm_id, c.name from public.threads t left join public.candidates c on c.user_id = t.user_id
      where kind = 'thread' and t.id = subject
      union all
      select null, i.firm_id, i.number from public.invoices i where kind = 'invoice' and i.id = subject
      union all
      select c.user_id, null, c.name from public.candidates c where kind = 'candidate' and c.id = subject
    )
    select case
      when p.user_id = app.user_id() then (select f.name from public.firms f where f.id = p.firm_id)
      else coalesce(p.name, (select u.name from public.users u where u.id = p.user_id))
    end
    from party p
  );
end
$$;
alter function app.other_name owner to app_definer;
-- Not granted to anyone: only other functions call it.
