-- When an account is deleted, so are its firm's drafts. Other projects stay for those who applied, closed and without anything that
-- only the firm could see.
create or replace function app.forget_projects() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  firm constant uuid := (select b.id from public.buyers b where b.user_id = old.id);
begin
  update public.events e set subject_label = null, changes = null
  where e.subject_kind = 'project' and e.subject_id in (select p.id from public.projects p where p.buyer_id = firm);
  delete from public.projects p where p.buyer_id = firm and p.status = 'draft';
  update public.projects p set
    status = case when p.status in ('Open', 'active') then 'archived' else p.status end,
    internal_note = null,
    owner_email = null,
    takedown_reason = null
  where p.buyer_id = firm;
  return old;
end
$$;
alter function app.forget_projects owner to app_definer;
-- Not granted to anyone: only triggers call it.
