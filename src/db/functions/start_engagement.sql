-- Starts an engagement at once when the last thing that its gate asks for is done: an item, or the second signature. The rest waits for
-- the job.
create or replace function app.start_engagement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ready constant uuid := case tg_table_name
    when 'onboarding_items' then (to_jsonb(new) ->> 'engagement_id')::uuid
    else (
      select e.id from public.engagements e join public.offers o on o.application_id = e.application_id
      where o.id = (to_jsonb(new) ->> 'offer_id')::uuid
    )
  end;
begin
  update public.engagements e set status = 'active'
  where e.id = ready and e.status = 'preparing' and app.missing_for_start(e.id) = '{}';
  return null;
end
$$;
alter function app.start_engagement owner to app_definer;
-- Not granted to anyone: only triggers call it.
