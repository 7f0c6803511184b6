import type { StatementFacts } from '#domain/statements/contents.ts'
import { firstDetails } from '#domain/statements/details.ts'
import { sampleTerms } from '../../testing/sample-terms.ts'

export const sampleFacts: StatementFacts = {
  project: 'Month-end close, three entities',
  client: { name: 'Hollis & Quay CPAs', place: 'New York, New York' },
  professional: { name: 'Tomás Rivera', place: 'Monterrey, Mexico', vettedOn: '2026-08-04' },
  terms: sampleTerms,
  round: 2,
  acceptedOn: '2026-11-16',
  feeBasisPoints: 1500,
  zone: 'America/New_York',
  coreFrom: '09:00',
  coreTo: '17:00',
}

export const sampleDetails = firstDetails({
  title: 'Month-end close',
  description: 'Monthly close of three related entities, intercompany included.',
  scopeOfWork: 'Bank Reconciliations, Close Package',
  softwareSystems: ['QuickBooks Online'],
})

/** Of a file with one byte, which is zero. */
export const oneByteSha256 = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'
