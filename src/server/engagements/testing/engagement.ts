import type { OfferTerms } from '#domain/offers/terms.ts'
import { dayIn } from '#domain/scheduling/wall-time.ts'
import { sampleFacts } from '../../statements/testing/sample-facts.ts'
import { acceptedOfferOf } from '../../statements/testing/statement.ts'
import type { Person } from '../../testing/people.ts'
import { sampleTerms } from '../../testing/sample-terms.ts'
import type { TestApp } from '../../testing/test-app.ts'

import { turnEngagements } from '../turn-engagements.ts'

/** By the clock of a firm that has not chosen its zone. */
export const dayFrom = (days: number) => dayIn('America/New_York', new Date()).add({ days }).toString()

export type MadeEngagement = { id: string; projectId: string; offerId: string; statementId: string }

/** An engagement with a statement that both have signed; it lacks only what `openGate` gives, and its start day. */
export async function preparedEngagement(
  app: TestApp,
  owner: Person,
  talent: Person,
  terms: Partial<OfferTerms> = {},
): Promise<MadeEngagement> {
  const offerId = await acceptedOfferOf(app, owner, talent)
  const facts = { ...sampleFacts, terms: { ...sampleTerms, startDate: '2026-11-02', endDate: null, ...terms } }
  const [row] = await app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true)), signed as (
       insert into statements (number, version, offer_id, project_id, firm_id, talent_id, status, template_version, is_unread, template,
         facts, details, shown_file, shown_sha256, pages, sealed_file, sealed_sha256, initials, sent_at, expires_at, talent_signed_at, executed_at)
       select 'SOW-2026-' || left(o.id::text, 8), 1, o.id, o.project_id, p.firm_id, a.user_id, 'executed', 1, false, '{}', $2, '{}',
         o.id::text::bytea, encode(sha256(o.id::text::bytea), 'hex'), 1, o.id::text::bytea, encode(sha256(o.id::text::bytea), 'hex'),
         'T. R.', now(), now(), now(), now()
       from offers o join projects p on p.id = o.project_id join applications a on a.id = o.application_id, quiet
       where o.id = $1 returning id, project_id
     )
     select e.id, s.project_id as "projectId", s.id as "statementId"
     from signed s, offers o join engagements e on e.application_id = o.application_id where o.id = $1`,
    [offerId, JSON.stringify(facts)],
  )
  // Without the triggers, which would start it at once.
  await app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update onboarding_items set done_at = now() from quiet where engagement_id = $1 and is_required and not is_fact`,
    [row?.id],
  )
  return { ...(row as { id: string; projectId: string; statementId: string }), offerId }
}

/** A second factor for both, and terms for the firm. */
export async function openGate({ database }: TestApp, owner: Person, talent: Person): Promise<void> {
  for (const { userId } of [owner, talent])
    await database.ownerRun(
      `insert into identity.passkeys (user_id, credential_id, public_key, name)
       select $1::uuid, replace($1::uuid::text, '-', ''), '', 'Laptop' where not exists (select from identity.passkeys where user_id = $1::uuid)`,
      [userId],
    )
  await database.ownerRun(
    `update firms f set terms_granted_at = coalesce(terms_granted_at, now()) from buyers b where b.firm_id = f.id and b.user_id = $1`,
    [owner.userId],
  )
}

/** One that has started, as the product starts it. */
export async function activeEngagement(
  app: TestApp,
  owner: Person,
  talent: Person,
  terms: Partial<OfferTerms> = {},
): Promise<MadeEngagement> {
  await openGate(app, owner, talent)
  const made = await preparedEngagement(app, owner, talent, terms)
  await app.services.db.asSystem(turnEngagements)
  return made
}
