-- Whether a firm and a person know how to reach each other, since the firm has accepted an application of theirs: of the reader's own firm, or
-- of the one that the reader's interview is with.
-- In plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.knows_contact(candidate uuid, interview uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select from public.candidates c
      join public.applications a on a.user_id = c.user_id and a.status = 'accepted'
      join public.projects p on p.id = a.project_id
      where c.id = $1 and p.firm_id = coalesce(app.firm_id(), (
        select i.firm_id from public.interviews i where i.id = $2 and i.candidate_id = c.id and c.user_id = app.user_id()
      ))
    )
  );
end
$$;
alter function app.knows_contact owner to app_definer;
grant execute on function app.knows_contact to app_buyer, app_talent, app_admin;
