-- Closing or filling a project answers everyone who still waits: their applications end with the reason.
create or replace function app.answer_waiting(project uuid) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  answered int;
begin
  update public.applications a set status = 'rejected', outcome = case p.status when 'Filled' then 'filled' else 'closed' end
  from public.projects p
  where p.id = answer_waiting.project and p.status in ('Filled', 'completed', 'archived')
    and a.project_id = p.id and a.status in ('pending', 'reviewing');
  get diagnostics answered = row_count;
  return answered;
end
$$;
alter function app.answer_waiting owner to app_definer;
grant execute on function app.answer_waiting to app_system;
