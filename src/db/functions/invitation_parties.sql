-- Whom an email about an invitation is for, on either side: whoever invited, and the invited person. For the two of them and the
-- product.
create or replace function app.invitation_parties(invitation_id uuid)
  returns table (side text, email text, first_name text, name text, firm text, project_id uuid, title text)
  language sql stable security definer set search_path = ''
begin atomic
  select party.side, party.email, party.first_name, c.name, f.name, p.id, p.title
  from public.project_invitations i
  join public.projects p on p.id = i.project_id
  left join public.firms f on f.id = p.firm_id
  join public.candidates c on c.id = i.candidate_id
  cross join lateral (
    select 'talent', u.email, split_part(coalesce(c.name, ''), ' ', 1) from public.users u where u.id = c.user_id
    union all
    select 'owner', b.email, b.first_name from public.buyers b where b.user_id = i.invited_by and b.firm_id = p.firm_id
  ) as party (side, email, first_name)
  where i.id = $1 and (
    current_setting('role') = 'app_system' or c.user_id = app.user_id() or p.firm_id = app.firm_id()
  );
end;
alter function app.invitation_parties owner to app_definer;
grant execute on function app.invitation_parties to app_buyer, app_talent, app_system;
