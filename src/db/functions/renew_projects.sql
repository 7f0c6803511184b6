-- Open projects whose overlap is counted within the core hours of their firm are other versions once these change: what was read of
-- them is kept by version.
create or replace function app.renew_projects() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects p set internal_note = p.internal_note where p.firm_id = new.id and p.status in ('Open', 'active');
  return null;
end
$$;
alter function app.renew_projects owner to app_definer;
-- Not granted to anyone: only triggers call it.
