-- When an account is deleted, the invitations that it sent stay with the firm's projects, without what was written in them.
create or replace function app.forget_invitation_notes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.project_invitations i set note = null where i.invited_by = old.id;
  return old;
end
$$;
alter function app.forget_invitation_notes owner to app_definer;
-- Not granted to anyone: only triggers call it.
