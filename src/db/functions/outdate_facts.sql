-- Queues whoever's facts may have changed for the job that reads them: by the candidate, or by what they were accepted for.
create or replace function app.outdate_facts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  if tg_table_name = 'candidates' then
    ids = array[new.id];
  elsif tg_table_name = 'users' then
    ids = array(select c.id from public.candidates c where c.user_id = new.id);
  elsif tg_table_name = 'projects' then
    ids = array(
      select c.id from public.applications a join public.candidates c on c.user_id = a.user_id
      where a.project_id = new.id and a.status = 'accepted'
    );
  elsif tg_table_name = 'statements' then
    ids = array(select c.id from public.candidates c where c.user_id = new.talent_id);
  elsif tg_table_name = 'reply_clocks' then
    ids = array(select c.id from public.candidates c where c.user_id = new.user_id);
  elsif tg_table_name = 'engagements' then
    ids = array(
      select c.id from public.applications a join public.candidates c on c.user_id = a.user_id
      where a.id in (new.application_id, old.application_id)
    );
  else
    -- What goes along with a candidate has nobody left to read about.
    ids = array(select c.id from public.candidates c where c.id in (new.candidate_id, old.candidate_id));
  end if;
  insert into public.outdated_facts (candidate_id, changed_at)
  select id, clock_timestamp() from unnest(ids) as id
  on conflict (candidate_id) do update set changed_at = excluded.changed_at;
  return null;
end
$$;
alter function app.outdate_facts owner to app_definer;
-- Not granted to anyone: only triggers call it.
