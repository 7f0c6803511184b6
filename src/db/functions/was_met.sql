-- Whether a firm said after an interview that it met the person in the profile. `offset 0`: this person's interviews alone are looked at.
create or replace function app.was_met(talent uuid, firm uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.candidates c join public.interviews v on v.candidate_id = c.id
    where c.user_id = $1 and v.firm_id = $2 and v.was_as_profiled offset 0
  );
end
$$;
alter function app.was_met owner to app_definer;
-- Not granted to anyone: only other functions call it.
