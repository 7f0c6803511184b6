-- An application that ends takes its interviews along: at once where nobody decided. What the firm decided it may undo for 20 seconds, so that
-- a job ends them after that, and tells the applicant of both.
create or replace function app.follow_rejection() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := (select c.id from public.candidates c where c.user_id = new.user_id);
begin
  if new.outcome is not null then
    perform app.end_interviews(new.project_id, array[person], 'application', case new.outcome
      when 'closed' then 'The project was closed.'
      when 'filled' then 'The project was filled.'
      else 'The application ended without an answer.'
    end);
  elsif exists (
    select from public.interviews i
    where i.project_id = new.project_id and i.candidate_id = person
      and (i.status = 'proposed' or i.status = 'booked' and i.starts_at > now())
  ) then
    insert into public.jobs (kind, key, due_at) values ('end-declined', new.id::text, now() + interval '21 seconds')
    on conflict (kind, key) do nothing;
  end if;
  return null;
end
$$;
alter function app.follow_rejection owner to app_definer;
-- Not granted to anyone: only triggers call it.
