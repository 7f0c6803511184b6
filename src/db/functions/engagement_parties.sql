-- Whom emails about an engagement are for: the talent, and those who manage the firm's projects. For the product.
create or replace function app.engagement_parties(engagement uuid)
  returns table (side text, email text, first_name text)
  language sql stable security definer set search_path = ''
begin atomic
  select party.side, party.email, party.first_name
  from public.engagements e
  join public.applications a on a.id = e.application_id
  join public.projects p on p.id = a.project_id
  cross join lateral (
    select 'talent', u.email, split_part(coalesce(c.name, u.name, ''), ' ', 1)
    from public.users u left join public.candidates c on c.user_id = u.id where u.id = a.user_id
    union all
    select 'owner', b.email, b.first_name from public.buyers b where b.id = p.buyer_id and b.firm_id = p.firm_id
  ) as party (side, email, first_name)
  where e.id = $1;
end;
alter function app.engagement_parties owner to app_definer;
grant execute on function app.engagement_parties to app_system;
