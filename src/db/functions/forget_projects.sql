-- When an account is deleted, its firm goes on if another owner is there. The last owner's firm is closed: what it approved is
-- billed, its people lose their seats and its drafts are deleted. Other projects stay for those who applied, closed and without anything that
-- only the firm could see.
create or replace function app.forget_projects() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  closed uuid;
begin
  perform from public.firms f
  where f.id = (select b.firm_id from public.buyers b where b.user_id = old.id) for update;
  update public.buyers b set firm_id = null, firm_role = null
  where b.user_id = old.id and exists (
    select from public.buyers o where o.firm_id = b.firm_id and o.firm_role = 'owner' and o.id <> b.id
  );
  select b.firm_id into closed from public.buyers b where b.user_id = old.id;
  if closed is null then
    return old;
  end if;
  perform app.close_books(closed);
  update public.events e set subject_label = null, changes = null
  where e.subject_kind = 'project' and e.subject_id in (select p.id from public.projects p where p.firm_id = closed)
    or e.subject_kind = 'firm' and e.subject_id = closed;
  update public.buyers b set firm_id = null, firm_role = null where b.firm_id = closed;
  delete from public.projects p where p.firm_id = closed and p.status = 'draft';
  update public.projects p set
    status = case when p.status in ('Open', 'active', 'Filled') then 'archived' else p.status end,
    internal_note = null,
    owner_email = null,
    buyer_id = null,
    takedown_reason = null
  where p.firm_id = closed;
  delete from public.firms f where f.id = closed;
  return old;
end
$$;
alter function app.forget_projects owner to app_definer;
-- Not granted to anyone: only triggers call it.
