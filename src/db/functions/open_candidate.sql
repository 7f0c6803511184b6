-- An admin who opens a candidate's page for the first time begins the review, without deciding anything: no reviewer is
-- named, so this is no update of theirs. The history of candidates writes down who it was.
create or replace function app.open_candidate(candidate uuid) returns boolean
  language sql volatile security definer set search_path = ''
begin atomic
  update public.candidates set opened_at = now()
  where id = candidate and status = 'pending' and opened_at is null
  returning true;
end;
alter function app.open_candidate owner to app_definer;
grant execute on function app.open_candidate to app_admin;
