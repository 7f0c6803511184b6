-- What the host of a conversation searches it by, in lowercase: what it is about, and who the person is, as app.thread_party shows it.
create or replace function app.thread_words(thread public.threads) returns text
  language sql stable set search_path = ''
begin atomic
  select lower(concat_ws(' ', coalesce(p.title, thread.title),
    coalesce(c.name, nullif(concat_ws(' ', b.first_name, left(b.last_name, 1) || '.'), ''), u.name),
    coalesce(regexp_replace(c.public_profile #>> '{personal_info,location}', '^.*,\s*', ''), b.company_name)))
  from (select) as one
  left join public.projects p on p.id = thread.project_id
  left join public.users u on u.id = thread.user_id
  left join public.candidates c on c.user_id = u.id
  left join public.buyers b on b.user_id = u.id;
end;
grant execute on function app.thread_words to app_definer;
