-- Closing or filling a project answers everyone who still waits: their applications end with the reason, and with them the interviews. So
-- do the other interviews about it, but of a filled project not those with people who were accepted.
create or replace function app.answer_waiting(project uuid) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  ending text;
  answered int;
begin
  select p.status into ending from public.projects p
  where p.id = answer_waiting.project and p.status in ('Filled', 'completed', 'archived');
  if ending is null then
    return 0;
  end if;
  update public.applications a set status = 'rejected', outcome = case ending when 'Filled' then 'filled' else 'closed' end
  where a.project_id = answer_waiting.project and a.status in ('pending', 'reviewing');
  get diagnostics answered = row_count;
  perform app.end_interviews(
    answer_waiting.project,
    case ending when 'Filled' then array(
      select i.candidate_id from public.interviews i
      where i.project_id = answer_waiting.project and not exists (
        select from public.applications a join public.candidates c on c.user_id = a.user_id
        where c.id = i.candidate_id and a.project_id = i.project_id and a.status = 'accepted'
      )
    ) end,
    'project', case ending when 'Filled' then 'The project was filled.' else 'The project was closed.' end
  );
  return answered;
end
$$;
alter function app.answer_waiting owner to app_definer;
grant execute on function app.answer_waiting to app_system;
