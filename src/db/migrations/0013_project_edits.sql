-- Names a posting when it is sent again, after a dropped connection: of those with one key, one is made.
alter table projects add column creation_key text check (creation_key ~ '^[0-9a-f]{32}$');
create unique index projects_creation on projects (buyer_id, creation_key) where creation_key is not null;
grant insert (creation_key) on projects to app_buyer;

-- When the work was done, by the status and nothing else.
alter table projects add column completed_at timestamptz;
alter table projects no force row level security;
alter table projects disable trigger touch;
update projects set completed_at = updated_at where status = 'completed';
alter table projects enable trigger touch;
alter table projects force row level security;

-- Owners set every status but `active`, which older records alone have.
create function app.follow_project_status() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.status = 'active' then
    raise exception 'nobody sets a project active' using errcode = 'check_violation';
  end if;
  new.completed_at = case new.status when 'completed' then now() end;
  return new;
end
$$;
create trigger follow_status before update of status on projects for each row
  when (new.status is distinct from old.status) execute function app.follow_project_status();
