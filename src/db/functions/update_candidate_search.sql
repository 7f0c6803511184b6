-- Updates the search row of a candidate. A change that no search would notice writes nothing.
create or replace function app.update_candidate_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.candidate_search as kept select found.* from app.candidate_search_row(new) as found
  on conflict (id) do update set
    created_at = excluded.created_at, status = excluded.status, is_onboarded = excluded.is_onboarded, words = excluded.words, tags = excluded.tags,
    whatsapp = excluded.whatsapp, subscribe = excluded.subscribe, agree = excluded.agree,
    name = excluded.name, email = excluded.email, resume_size_bytes = excluded.resume_size_bytes,
    score = excluded.score, country = excluded.country, credential = excluded.credential, software = excluded.software,
    next_call_at = excluded.next_call_at, rate = excluded.rate, clock_id = excluded.clock_id, free_hours = excluded.free_hours,
    free_weeks = excluded.free_weeks, confirmed_on = excluded.confirmed_on
  where kept is distinct from excluded;
  if new.status = 'accepted' then
    insert into public.talent_search as kept
    select s.id, s.created_at, s.is_onboarded, split_part(s.words, chr(31), 1), split_part(s.words, chr(31), 2)
    from public.candidate_search s where s.id = new.id
    on conflict (id) do update set
      created_at = excluded.created_at, is_onboarded = excluded.is_onboarded, name = excluded.name, email = excluded.email
    where kept is distinct from excluded;
  else
    delete from public.talent_search where id = new.id;
  end if;
  return null;
end
$$;
alter function app.update_candidate_search owner to app_definer;
-- Not granted to anyone: only triggers call it.
