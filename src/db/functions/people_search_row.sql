-- How the list of people finds an account.
create or replace function app.people_search_row(account uuid) returns setof people_search
  language sql stable
begin atomic
  select u.id, u.created_at, u.role,
    case
      when u.removed_at is not null or i.merged_into is not null then 'closed'
      when i.suspended_at is not null then 'suspended'
      when i.email_verified then 'active'
      else 'unconfirmed'
    end,
    lower(concat(coalesce(u.name, i.name), chr(31), u.email))
  from public.users u join identity.users i on i.id = u.id
  where u.id = account;
end;
grant execute on function app.people_search_row to app_definer;
