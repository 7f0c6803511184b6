-- The other side of a conversation as the signed-in person may know it; for an admin with a reported one, the talent.
-- In plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.thread_party(thread public.threads)
  returns table (name text, detail text, avatar_url text, candidate_id uuid)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select coalesce(c.name, nullif(concat_ws(' ', b.first_name, left(b.last_name, 1) || '.'), ''), u.name),
    coalesce(regexp_replace(c.public_profile #>> '{personal_info,location}', '^.*,\s*', ''), b.company_name),
    u.avatar_url, c.id
  from public.users u
  left join public.candidates c on c.user_id = u.id
  left join public.buyers b on b.user_id = u.id
  where u.id = thread.user_id and thread.user_id is distinct from app.user_id()
  union all
  select nullif(concat_ws(' ', b.first_name, left(b.last_name, 1) || '.'), ''), b.company_name, b.avatar_url, null
  from public.projects p join public.buyers b on b.id = p.buyer_id
  where p.id = thread.project_id and thread.user_id = app.user_id();
end
$$;
alter function app.thread_party owner to app_definer;
grant execute on function app.thread_party to app_talent, app_buyer, app_admin;
