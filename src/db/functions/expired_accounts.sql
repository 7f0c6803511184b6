-- Accounts that expire within so many days under the given settings, where null is never: those not warned yet, those whose warning
-- is old enough, or all. A warning counts if it was given for this expiry. Admins, suspended accounts and whoever has an ongoing
-- engagement stay. Each branch reads its index in order and stops at `bound`.
create or replace function app.expired_accounts(
  keep_unconfirmed int, keep_rejected int, keep_inactive int, warning_days int, ahead_days int, wanted text, bound int
)
  returns table (user_id uuid, reason text, since timestamptz, due_at timestamptz)
  language sql stable security definer set search_path = ''
begin atomic
  select distinct on (expired.id) expired.id, expired.reason, expired.since, expired.since + make_interval(days => expired.days)
  from (
    (
      select i.id, 'unconfirmed' as reason, i.created_at as since, keep_unconfirmed as days
      from identity.users i join public.users u on u.id = i.id
      where not i.email_verified and i.merged_into is null and i.suspended_at is null and u.role <> 'admin'
        and i.created_at < now() + make_interval(days => ahead_days - keep_unconfirmed)
        and app.is_warned(i.id, i.created_at + make_interval(days => keep_unconfirmed - warning_days), warning_days, wanted)
      order by i.created_at limit bound
    )
    union all
    (
      select i.id, 'rejected', c.reviewed_at, keep_rejected
      from public.candidates c join identity.users i on i.id = c.user_id
      where c.status = 'rejected' and i.merged_into is null and i.suspended_at is null
        and c.reviewed_at < now() + make_interval(days => ahead_days - keep_rejected)
        and not app.is_engaged(i.id)
        and app.is_warned(i.id, c.reviewed_at + make_interval(days => keep_rejected - warning_days), warning_days, wanted)
      order by c.reviewed_at limit bound
    )
    union all
    (
      select i.id, 'inactive', coalesce(i.last_sign_in_at, i.created_at), keep_inactive
      from identity.users i join public.users u on u.id = i.id
      where i.email_verified and i.merged_into is null and i.suspended_at is null and u.role <> 'admin'
        and coalesce(i.last_sign_in_at, i.created_at) < now() + make_interval(days => ahead_days - keep_inactive)
        and not app.is_engaged(i.id)
        and app.is_warned(
          i.id, coalesce(i.last_sign_in_at, i.created_at) + make_interval(days => keep_inactive - warning_days), warning_days, wanted
        )
      order by coalesce(i.last_sign_in_at, i.created_at) limit bound
    )
  ) as expired
  order by expired.id, expired.since
  limit bound;
end;
alter function app.expired_accounts owner to app_definer;
grant execute on function app.expired_accounts to app_admin, app_system;
