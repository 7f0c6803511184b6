-- The dashboard of talent: contact card, resume and onboarding steps.

-- function: app.adopt_candidate
-- function: app.engagement_contacts

-- Completed onboarding steps of an engagement, one row each.
create table checklist_ticks (
  application_id uuid not null references applications on delete cascade,
  item text not null check (length(item) <= 40),
  ticked_at timestamptz not null default now(),
  primary key (application_id, item)
);

alter table checklist_ticks enable row level security;
alter table checklist_ticks force row level security;
-- Contacts are the engagements that the talent can currently open.
create policy talent_reads on checklist_ticks for select to app_talent
  using (application_id in (select c.application_id from app.engagement_contacts() c));
create policy talent_ticks on checklist_ticks for insert to app_talent
  with check (application_id in (select c.application_id from app.engagement_contacts() c));
create policy talent_unticks on checklist_ticks for delete to app_talent
  using (application_id in (select c.application_id from app.engagement_contacts() c));
grant select, delete on checklist_ticks to app_talent;
grant insert (application_id, item) on checklist_ticks to app_talent;
-- No update is granted.
