-- Projects of someone who leaves the firm, or can no longer manage projects, get the longest-standing owner as their contact.
create or replace function app.hand_over_projects() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects p set buyer_id = o.id, owner_email = o.email
  from (
    select b.id, b.email from public.buyers b
    where b.firm_id = old.firm_id and b.firm_role = 'owner' and b.id <> old.id
    order by b.created_at, b.id limit 1
  ) as o
  where p.buyer_id = old.id and p.firm_id = old.firm_id;
  return null;
end
$$;
alter function app.hand_over_projects owner to app_definer;
-- Not granted to anyone: only triggers call it.
