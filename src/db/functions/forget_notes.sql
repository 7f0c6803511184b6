-- When an account is deleted, its notes stay with the firm, without the name.
create or replace function app.forget_notes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.talent_notes n set author_name = '' where n.author_id = old.id;
  return old;
end
$$;
alter function app.forget_notes owner to app_definer;
-- Not granted to anyone: only triggers call it.
