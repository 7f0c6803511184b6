-- An admin never sets an interview in the past. With the caller's rights, so that it is known whether an admin does it or a merge of
-- two candidates, which keeps what was.
create or replace function app.refuse_past_interview() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user = 'app_admin' then
    raise exception 'an interview is never set in the past' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- Not granted to anyone: only triggers call it.
