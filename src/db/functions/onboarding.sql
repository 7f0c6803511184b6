-- The onboarding of an engagement as it stands: ticks, and what follows from facts: the signed statement, the talent's second factor, and
-- what the firm said after an interview. For both sides, admins and the product. In
-- plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.onboarding(engagement uuid)
  returns table (name text, side text, due_on date, is_required boolean, is_fact boolean, is_done boolean, done_at timestamptz, done_by text,
    note text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select i.name, i.side, coalesce(t.starts_on, e.starts_on) + i.due_days, i.is_required, i.is_fact,
    i.done_at is not null or case i.name
      when 'confidentiality' then t.statement_id is not null
      when 'second-factor' then a.user_id is not null and app.has_second_factor(a.user_id)
      when 'same-person' then app.was_met(a.user_id, p.firm_id)
      else false
    end,
    i.done_at, (select coalesce(u.name, u.email) from public.users u where u.id = i.done_by), i.note
  from public.onboarding_items i
  join public.engagements e on e.id = i.engagement_id
  join public.applications a on a.id = e.application_id
  join public.projects p on p.id = a.project_id
  left join lateral app.engagement_terms(e.id) t on true
  where i.engagement_id = $1 and (
    current_setting('role') in ('none', 'app_system', 'app_admin') or a.user_id = app.user_id() or p.firm_id = app.firm_id()
  )
  order by i.due_days, i.side, i.name;
end
$$;
alter function app.onboarding owner to app_definer;
grant execute on function app.onboarding to app_admin, app_buyer, app_talent, app_system;
