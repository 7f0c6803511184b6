-- A firm always has an owner, no matter how many leave or change roles at once. Only the last owner's account takes the firm along,
-- by a trigger of its own.
create or replace function app.keep_last_owner() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.firms f where f.id = old.firm_id for update;
  if not exists (
    select from public.buyers b where b.firm_id = old.firm_id and b.firm_role = 'owner' and b.id <> old.id
  ) then
    raise exception 'the last owner of a firm stays' using errcode = 'check_violation', constraint = 'firms_have_an_owner';
  end if;
  return new;
end
$$;
alter function app.keep_last_owner owner to app_definer;
-- Not granted to anyone: only triggers call it.
