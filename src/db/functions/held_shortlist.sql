-- A row while the rule holds the shortlist of a project, with when its firm may expect it: for that firm and for admins.
create or replace function app.held_shortlist(project uuid) returns table (due_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select (
    select c.due_at from public.reply_clocks c
    where c.kind = 'project' and c.subject_id = held_shortlist.project and c.side = 'operator'
    order by c.started_at desc limit 1
  )
  from public.shortlist_changes h
  where h.project_id = held_shortlist.project and h.change = 'held'
    and not exists (select from public.shortlist_changes r where r.project_id = h.project_id and r.change = 'released')
    and (select s.holds_shortlists from public.operator_settings s)
    and (current_setting('role') = 'app_admin' or app.firm_of_project(h.project_id) = app.firm_id());
end
$$;
alter function app.held_shortlist owner to app_definer;
grant execute on function app.held_shortlist to app_buyer, app_admin;
