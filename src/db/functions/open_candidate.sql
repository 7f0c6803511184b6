-- The first admin to open a candidate's page starts the review. This decides nothing and sets no reviewer, which the admins' own
-- update policy requires. The candidate's timeline records who it was.
create or replace function app.open_candidate(candidate uuid) returns boolean
  language sql volatile security definer set search_path = ''
begin atomic
  update public.candidates set opened_at = now()
  where id = candidate and status = 'pending' and opened_at is null
  returning true;
end;
alter function app.open_candidate owner to app_definer;
grant execute on function app.open_candidate to app_admin;
