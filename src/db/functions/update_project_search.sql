-- Updates what admins find a project by; of a firm that changes its name, all of its projects.
create or replace function app.update_project_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'firms' then
    update public.project_search s set words = lower(concat(p.title, chr(31), new.name))
    from public.projects p where p.firm_id = new.id and s.id = p.id;
    return null;
  end if;
  insert into public.project_search as found (id, firm_id, created_at, state, words)
  select new.id, new.firm_id, new.created_at, case when new.taken_down_at is null then new.status else 'taken-down' end,
    lower(concat(new.title, chr(31), (select f.name from public.firms f where f.id = new.firm_id)))
  on conflict (id) do update set
    firm_id = excluded.firm_id, created_at = excluded.created_at, state = excluded.state, words = excluded.words
  where (found.firm_id, found.created_at, found.state, found.words)
    is distinct from (excluded.firm_id, excluded.created_at, excluded.state, excluded.words);
  return null;
end
$$;
alter function app.update_project_search owner to app_definer;
-- Not granted to anyone: only triggers call it.
