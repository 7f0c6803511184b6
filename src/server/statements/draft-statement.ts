import { draftStatement as endpoint } from '#contract/statements.ts'
import { readNow } from '#db/clock.ts'
import { readTemplate } from '#db/statement-templates.ts'
import { findLiveStatement, findStatementFacts, insertStatement } from '#db/statements.ts'
import { brand } from '#domain/brand.ts'
import { notFound } from '#domain/problem.ts'
import type { StatementFacts } from '#domain/statements/contents.ts'
import { firstDetails } from '#domain/statements/details.ts'
import { transactionRoute } from '../serve.ts'
import { addEntries } from './add-entries.ts'

const defaultZone = 'America/New_York'

/** One for each offer: who presses twice gets the same. */
export const draftStatement = transactionRoute(endpoint, async (tx, { offerId }) => {
  const existing = await findLiveStatement(tx, offerId)
  if (existing) return existing
  const found = await findStatementFacts(tx, offerId)
  if (!found?.project_id || !found.talent_id || !found.terms || !found.accepted_at) throw notFound('Offer Not Found')
  const template = await readTemplate(tx)
  const facts: StatementFacts = {
    project: found.title ?? '',
    client: { name: found.client ?? 'The client', place: found.client_place ?? '' },
    professional: {
      name: found.professional ?? 'The professional',
      place: found.professional_place ?? '',
      vettedOn: dayOf(found.vetted_at),
    },
    terms: found.terms,
    round: found.round ?? 1,
    acceptedOn: dayOf(found.accepted_at) ?? '',
    feeBasisPoints: found.fee_basis_points ?? 0,
    zone: found.zone ?? defaultZone,
    coreFrom: found.core_from ?? '09:00',
    coreTo: found.core_to ?? '17:00',
  }
  const { title, description, scope_of_work: scopeOfWork, software_systems: softwareSystems } = found
  const made = await insertStatement(tx, {
    offerId,
    projectId: found.project_id,
    talentId: found.talent_id,
    templateVersion: template.version,
    isUnread: template.counselReadAt === null,
    template: template.text,
    facts,
    details: firstDetails({ title: title ?? '', description, scopeOfWork, softwareSystems: softwareSystems ?? [] }),
  })
  // Someone else of the firm was faster.
  if (!made) return (await findLiveStatement(tx, offerId)) as { id: string }
  const at = (await readNow(tx)).toISOString()
  await addEntries(tx, made.id, [
    { at, who: brand.name, what: 'drafted', round: facts.round, templateVersion: template.version },
  ])
  return { id: made.id }
})

const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null
