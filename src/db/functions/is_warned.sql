-- Whether the warnings of an account fit: 'unwarned' if none was given since `warnable_at`, 'warned' if one was, and long enough ago.
create or replace function app.is_warned(account uuid, warnable_at timestamptz, warning_days int, wanted text) returns boolean
  language sql stable set search_path = ''
begin atomic
  select case wanted
    when 'all' then true
    when 'unwarned' then not exists (
      select from public.retention_warnings w where w.user_id = account and w.warned_at >= warnable_at
    )
    else exists (
      select from public.retention_warnings w
      where w.user_id = account and w.warned_at >= warnable_at and w.warned_at <= now() - make_interval(days => warning_days)
    )
  end;
end;
grant execute on function app.is_warned to app_definer;
