-- Candidates that match a search; for members of a firm, only accepted ones who aren't suspended. They find an email address only by all of it, so that nobody
-- spells one out letter by letter.
create or replace function app.find_talent(
  search text, wanted_status text, only_onboarded boolean, wishes jsonb, skip int, size int, bound int,
  out ids uuid[], out total int
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  shown_status constant text := case
    when current_setting('role') = 'app_admin' then wanted_status
    when coalesce(wanted_status, 'accepted') = 'accepted' then 'accepted'
    else ''
  end;
  is_admin constant boolean := current_setting('role') = 'app_admin';
  is_narrow constant boolean := shown_status = 'accepted' and wishes = '[]';
  is_counted constant boolean := search = '' and wishes = '[]';
  hidden constant uuid[] := case when is_admin then '{}' else array(
    select c.id from public.candidates c
    where c.user_id in (select app.suspended_people()) and c.status = 'accepted'
      and (c.platform_access_granted_at is not null or not only_onboarded)
  ) end;
begin
  if not is_admin and app.firm_id() is null then
    ids = '{}';
    total = 0;
    return;
  end if;
  select found.* into ids, total
  from app.newest_matching(
    case when is_narrow then 'public.talent_search' else 'public.candidate_search' end,
    case when is_narrow or shown_status is null then 'true' else format('status = %L', shown_status) end
      || case when only_onboarded then ' and is_onboarded' else '' end
      || case when hidden = '{}' then '' else format(' and id <> all (%L)', hidden) end
      || case when is_admin or search = '' then '' else format(
        ' and (strpos(split_part(words, chr(31), 1), %1$L) > 0 or split_part(words, chr(31), 2) = %1$L)', lower(search)) end,
    search, '{words}', '{}', wishes, 3, skip, size, case when is_counted then 0 else bound end
  ) as found;
  if is_counted then
    -- The tally knows nothing of suspensions.
    total = least(app.tallied(shown_status, only_onboarded, false, false, bound + cardinality(hidden)) - cardinality(hidden), bound + 1);
  end if;
end
$$;
alter function app.find_talent owner to app_definer;
grant execute on function app.find_talent to app_buyer, app_admin;
