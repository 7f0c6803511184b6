-- Updates candidate_tally: one less for what the candidate was, one more for what they are.
create or replace function app.tally_candidate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into public.candidate_tally (status, is_onboarded, subscribe, agree, change)
    values (old.status, old.platform_access_granted_at is not null, old.subscribe, old.agree, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.candidate_tally (status, is_onboarded, subscribe, agree, change)
    values (new.status, new.platform_access_granted_at is not null, new.subscribe, new.agree, 1);
  end if;
  return null;
end
$$;
alter function app.tally_candidate owner to app_definer;
-- Not granted to anyone: only triggers call it.
