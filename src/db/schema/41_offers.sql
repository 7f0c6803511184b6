-- What a firm offers to someone whose application it has accepted. Each side may answer with another round; every round is kept.
create table offers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  project_id uuid not null references projects on delete cascade,
  -- Whoever of the firm made it. Null once that account is deleted.
  made_by uuid default app.user_id() references users on delete set null,
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- The latest round: the one that can be answered, or was accepted. Set only by the database, as are the two times.
  round int not null default 1 check (round between 1 and 1000),
  -- The operator's fee when it was made, which the firm saw with it.
  fee_basis_points int not null default app.operator_fee() check (fee_basis_points between 0 and 5000),
  -- Seven days after the round was sent, at the same time of day where the firm is.
  expires_at timestamptz,
  decided_at timestamptz,
  -- Why it was declined or withdrawn.
  reason text check (reason ~ '\S' and length(reason) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'draft' or expires_at is not null),
  check (status in ('draft', 'sent', 'countered') or decided_at is not null),
  check (reason is null or status in ('declined', 'withdrawn'))
);
-- One at a time for each application; after one that came to nothing there may be another.
create unique index offers_live on offers (application_id) where status in ('draft', 'sent', 'countered', 'accepted');
create index offers_application on offers (application_id, created_at desc);
create index offers_project on offers (project_id, status);
create index offers_maker on offers (made_by);
create index offers_due on offers (expires_at) where status in ('sent', 'countered');

create table offer_rounds (
  offer_id uuid not null references offers on delete cascade,
  number int not null check (number > 0),
  side text not null check (side in ('owner', 'talent')),
  made_by uuid default app.user_id() references users on delete set null,
  -- The domain has the full schema.
  terms jsonb not null check (jsonb_typeof(terms) = 'object' and length(terms::text) <= 4000),
  note text check (note ~ '\S' and length(note) <= 10000),
  created_at timestamptz not null default now(),
  primary key (offer_id, number)
);
create index offer_rounds_maker on offer_rounds (made_by);
-- No offer without the terms of its latest round.
alter table offers add foreign key (id, round) references offer_rounds (offer_id, number) deferrable initially deferred;
create index offers_latest on offers (id, round);

create trigger touch before update on offers for each row execute function app.touch();
create trigger moves before update of status on offers for each row
  when (new.status is distinct from old.status) execute function app.check_move();
-- function: app.follow_acceptance
-- After the policies, which refuse what was never accepted.
create trigger follow_acceptance after insert on offers for each row execute function app.follow_acceptance();
-- function: app.number_round
create trigger number_round before insert or update of status on offers for each row execute function app.number_round();
create trigger events after insert on offers for each row execute function app.record_move();
create trigger events_of_moves after update of status on offers
  for each row when (new.status <> old.status) execute function app.record_move();
-- Only what people of the firm discard is an event of theirs: an offer also goes with its project.
create trigger events_of_discards after delete on offers
  for each row when (current_user = 'app_buyer') execute function app.record_move();
-- function: app.follow_offer
create trigger follow after insert on offers for each row execute function app.follow_offer();
create trigger follow_moves after update of status on offers
  for each row when (new.status <> old.status) execute function app.follow_offer();
create trigger clock after insert or delete or update of status on offers
  for each row execute function app.run_clock('offer', 'turn', '{sent,countered}');
create trigger clear_notices after delete on offers for each row execute function app.clear_notices();

alter table offers enable row level security;
alter table offers force row level security;
create policy member_reads on offers for select to app_buyer
  using (exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0));
-- Only to someone whose application was accepted, while the project isn't over.
create policy manager_makes on offers for insert to app_buyer
  with check (
    (select app.may_manage()) and made_by = (select app.user_id()) and status in ('draft', 'sent')
    and exists (
      select from applications a join projects p on p.id = a.project_id
      where a.id = application_id and a.project_id = offers.project_id and a.status = 'accepted' and a.user_id is not null
        and p.firm_id = (select app.firm_id()) and p.status not in ('draft', 'completed', 'archived')
      offset 0
    )
  );
create policy manager_moves on offers for update to app_buyer
  using ((select app.may_manage())
    and exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0))
  with check ((select app.may_manage())
    and exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0));
create policy manager_discards on offers for delete to app_buyer
  using (status = 'draft' and (select app.may_manage())
    and exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0));
-- A draft is the firm's alone.
create policy talent_reads on offers for select to app_talent
  using (status <> 'draft'
    and exists (select from applications a where a.id = application_id and a.user_id = (select app.user_id()) offset 0));
create policy talent_answers on offers for update to app_talent
  using (status <> 'draft'
    and exists (select from applications a where a.id = application_id and a.user_id = (select app.user_id()) offset 0))
  with check (exists (select from applications a where a.id = application_id and a.user_id = (select app.user_id()) offset 0));
create policy admin_reads on offers for select to app_admin using (true);
create policy system_reads on offers for select to app_system using (true);
create policy system_expires on offers for update to app_system using (true) with check (true);
create policy definer_works on offers to app_definer using (true) with check (true);
grant select on offers to app_buyer, app_talent, app_admin, app_system;
grant insert (application_id, project_id, status), delete on offers to app_buyer;
grant update (status, reason) on offers to app_buyer, app_talent;
grant update (status) on offers to app_system;
grant select, delete, update (status, reason) on offers to app_definer;

alter table offer_rounds enable row level security;
alter table offer_rounds force row level security;
-- Whoever reads the offer reads its rounds.
create policy parties_read on offer_rounds for select to app_buyer, app_talent, app_admin, app_system
  using (exists (select from offers o where o.id = offer_id));
-- A round belongs to the offer as it has just moved: whose turn it was writes the next one, once.
create policy manager_writes on offer_rounds for insert to app_buyer
  with check (
    (select app.may_manage()) and side = 'owner' and made_by = (select app.user_id())
    and exists (select from offers o where o.id = offer_id and o.round = number and o.status in ('draft', 'sent') offset 0)
  );
create policy manager_rewrites on offer_rounds for update to app_buyer
  using ((select app.may_manage()) and exists (select from offers o where o.id = offer_id and o.status = 'draft' offset 0))
  with check ((select app.may_manage()) and exists (select from offers o where o.id = offer_id and o.status = 'draft' offset 0));
create policy talent_writes on offer_rounds for insert to app_talent
  with check (
    side = 'talent' and made_by = (select app.user_id())
    and exists (select from offers o where o.id = offer_id and o.round = number and o.status = 'countered' offset 0)
  );
create policy definer_works on offer_rounds to app_definer using (true) with check (true);
grant select on offer_rounds to app_buyer, app_talent, app_admin, app_system, app_definer;
grant insert (offer_id, number, side, terms, note) on offer_rounds to app_buyer, app_talent;
grant update (terms, note) on offer_rounds to app_buyer;
grant update (note) on offer_rounds to app_definer;
-- Once sent, a round is never changed: no other update and no delete is granted.

-- function: app.offer_parties
-- function: app.thread_cards
-- function: app.end_offers
create trigger end_offers after update of status on projects
  for each row when (new.status in ('completed', 'archived') and old.status not in ('completed', 'archived'))
  execute function app.end_offers();
-- function: app.fill_project
create trigger fill_project after update of status on offers
  for each row when (new.status = 'accepted' and old.status <> 'accepted') execute function app.fill_project();
-- After the project is locked, as when someone applies.
create trigger tally after insert or delete or update of status on offers
  for each row execute function app.tally_project();
-- function: app.forget_offers
create trigger forget_offers before delete on users for each row execute function app.forget_offers();

-- Undoing an acceptance ends what it began.
create policy definer_undoes on engagements for delete to app_definer using (true);
grant delete on engagements to app_definer;
-- function: app.undo_decision
