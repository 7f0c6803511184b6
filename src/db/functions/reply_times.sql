-- How fast a side answers, in working minutes of the last 180 days: of the firm behind a project, of a candidate, or of the operator;
-- without any of them, of the signed-in person's own side. Nothing below five replies.
create or replace function app.reply_times(project uuid, candidate uuid, is_operators boolean)
  returns table (replies int, median int, slowest_tenth int)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  firm constant uuid := case when project is not null then app.firm_of_project(project) when candidate is null then app.firm_id() end;
  person constant uuid := case
    when candidate is not null then (select c.user_id from public.candidates c where c.id = candidate)
    when project is null then app.user_id()
  end;
begin
  return query
  select found.replies, found.median, found.slowest_tenth from (
    select count(*)::int as replies, round(percentile_cont(0.5) within group (order by r.minutes))::int as median,
      round(percentile_cont(0.9) within group (order by r.minutes))::int as slowest_tenth
    from (
      select c.minutes from public.reply_clocks c
      where not is_operators and c.side = 'firm' and c.firm_id = firm and c.minutes is not null and c.replied_at > now() - interval '180 days'
      union all
      select c.minutes from public.reply_clocks c
      where not is_operators and firm is null and c.side = 'talent' and c.user_id = person and c.minutes is not null
        and c.replied_at > now() - interval '180 days'
      union all
      select c.minutes from public.reply_clocks c
      where is_operators and c.side = 'operator' and c.minutes is not null and c.replied_at > now() - interval '180 days'
    ) as r
  ) as found
  where found.replies >= 5;
end
$$;
alter function app.reply_times owner to app_definer;
grant execute on function app.reply_times to app_talent, app_buyer, app_admin, app_system;
