-- What must be there before an engagement is active. `app.keep_engagement` asks for it on every move to active, whoever makes it.

-- Payment methods are at Stripe; this says whether there is one. The other column is for firms that the operator lets pay by invoice.
alter table firms add column has_payment_method boolean not null default false;
alter table firms add column terms_granted_at timestamptz;
grant update (has_payment_method) on firms to app_system;
grant update (terms_granted_at) on firms to app_definer;

create policy definer_reads on identity.authenticators for select to app_definer using (true);
create policy definer_reads on identity.passkeys for select to app_definer using (true);
grant select (user_id, confirmed_at) on identity.authenticators to app_definer;
grant select (user_id) on identity.passkeys to app_definer;

-- function: app.engagement_terms
-- function: app.has_second_factor
-- function: app.firm_today
-- function: app.missing_for_start
-- function: app.earliest_end
-- function: app.start_engagements
-- function: app.finish_engagements
-- function: app.engagement_facts
-- function: app.engagement_parties
-- function: app.grant_terms
