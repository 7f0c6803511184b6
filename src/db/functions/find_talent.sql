-- Candidates that match a search; for members of a firm, only accepted ones who aren't suspended. They find an email address only by all of it, so that nobody
-- spells one out letter by letter. `spellings` are those of a term that the search names: whoever has it is found, too. Whom the firm has hidden is in the list `hidden` alone.
-- `offered` is what people must be known to offer (`Offered` in src/db/talent.ts): who hasn't said doesn't. `among` are all who can, where they are known to be few.
create or replace function app.find_talent(
  search text, wanted_status text, only_onboarded boolean, wishes jsonb, skip int, size int, bound int, wanted_list text default null,
  spellings text[] default '{}', offered jsonb default '{}', among uuid[] default null,
  out ids uuid[], out total int
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  is_admin constant boolean := current_setting('role') = 'app_admin';
  shown_status constant text := case
    when is_admin then wanted_status
    when coalesce(wanted_status, 'accepted') = 'accepted' then 'accepted'
    else ''
  end;
  is_narrow constant boolean := not is_admin and shown_status = 'accepted' and wishes = '[]' and spellings = '{}' and offered = '{}';
  is_counted constant boolean := search = '' and wishes = '[]' and offered = '{}';
  hidden constant uuid[] := case when is_admin then '{}' else array(
    select c.id from (
      select s.id from public.candidates s where s.user_id in (select app.suspended_people())
      union
      select h.candidate_id from public.hidden_talent h
      where h.firm_id = app.firm_id() and wanted_list is distinct from 'hidden'
    ) as gone
    join public.candidates c on c.id = gone.id
    where c.status = 'accepted' and (c.platform_access_granted_at is not null or not only_onboarded)
  ) end;
  scope constant text := case when is_narrow or shown_status is null then 'true' else format('status = %L', shown_status) end
    || case when only_onboarded then ' and is_onboarded' else '' end
    || case when hidden = '{}' then '' else format(' and id <> all (%L)', hidden) end
    || case when offered ? 'maxRate' then format(' and rate <= %L', offered ->> 'maxRate') else '' end
    || case when offered ? 'clocks' then format(
      ' and clock_id = any (%L)', array(select jsonb_array_elements_text(offered -> 'clocks')::int)) else '' end
    -- All but a few of the weeks have the hours.
    || case when offered ? 'hours' then format(
      ' and (confirmed_on is null or confirmed_on >= %L) and case when free_weeks is null then free_hours >= %2$L else (
        select count(*) from unnest(%3$L::text[]) as monday where coalesce((free_weeks ->> monday)::numeric, free_hours) < %2$L
      ) <= %4$L end',
      offered ->> 'freshSince', offered ->> 'hours', array(select jsonb_array_elements_text(offered -> 'mondays')), offered ->> 'spare') else '' end;
  source constant text := case when is_narrow then 'public.talent_search' else 'public.candidate_search' end;
  columns constant text[] := array[case when is_admin then 'words' when is_narrow then 'name' else 'split_part(words, chr(31), 1)' end];
  addressed constant uuid[] := case when is_admin then '{}' else array(select t.id from public.talent_search t where t.email = lower(search)) end;
  listed uuid[] := among;
begin
  if not is_admin and app.firm_id() is null or is_admin and wanted_list is not null then
    ids = '{}';
    total = 0;
    return;
  end if;
  if wanted_list is not null then
    listed = array(
      select l.id from (
        select h.candidate_id as id from public.hidden_talent h where wanted_list = 'hidden' and h.firm_id = app.firm_id()
        union
        select b.candidate_id from public.talent_bookmarks b where b.list_id::text = wanted_list and b.firm_id = app.firm_id()
      ) as l where among is null or l.id = any (among)
    );
  end if;
  if listed is not null then
    -- A list is short: all of it is read.
    execute format(
      'select coalesce((array_agg(id))[%s:%s], ''{}''), least(count(*), %s)
       from (select id from (select * from %s where id = any ($1) offset 0) as listed where %s and %s order by created_at desc, id) as found',
      skip + 1, skip + size, bound + 1, source, scope, (select c.fits from app.conditions(search, columns, spellings, wishes, addressed) as c)
    ) into ids, total using listed;
    return;
  end if;
  select found.* into ids, total
  from app.newest_matching(
    source, scope, search, columns, spellings, wishes, 3, skip, size, case when is_counted then 0 else bound end,
    known => addressed, part => case when is_admin or is_narrow then 'true' else 'status = ''accepted''' end
  ) as found;
  if is_counted then
    -- The tally knows nothing of suspensions, nor of whom a firm has hidden.
    total = least(app.tallied(shown_status, only_onboarded, false, false, bound + cardinality(hidden)) - cardinality(hidden), bound + 1);
  end if;
end
$$;
alter function app.find_talent owner to app_definer;
grant execute on function app.find_talent to app_buyer, app_admin;
