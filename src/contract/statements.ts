import * as z from 'zod/mini'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { offerTerms } from '#domain/offers/terms.ts'
import { reason } from '#domain/reason.ts'
import { amendment } from '#domain/statements/amendment.ts'
import { statementDetails } from '#domain/statements/details.ts'
import { signing } from '#domain/statements/signing.ts'
import { statementLifeCycle } from '#domain/statements/status.ts'
import { templateText } from '#domain/statements/template.ts'
import { endpoint, nothing, steps } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })
const status = z.enum(statementLifeCycle.statuses)
const side = z.enum(['owner', 'talent'])
const id = z.strictObject({ id: z.uuid() })

const summary = {
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  status,
  project: z.string(),
  /** The other side, as the statement names it. */
  client: z.string(),
  professional: z.string(),
  expiresAt: z.nullable(moment),
  executedAt: z.nullable(moment),
  createdAt: moment,
}
const summarized = z.strictObject(summary)
export type StatementSummary = z.output<typeof summarized>

const statement = z.strictObject({
  ...summary,
  side: z.nullable(side),
  actions: z.array(z.enum(Object.keys(statementLifeCycle.moves) as (keyof typeof statementLifeCycle.moves)[])),
  details: statementDetails,
  /** Which version of a draft this is. */
  updatedAt: moment,
  templateVersion: z.int(),
  isUnread: z.boolean(),
  /** The name with which an owner signed for the client. */
  signedBy: z.nullable(z.string()),
  terms: offerTerms,
  /** What the operator adds to the rate, for whoever pays it and for admins. */
  feeBasisPoints: z.nullable(z.int()),
  /** The signed version that this one amends, as it was, and from when this one counts. */
  amends: z.nullable(
    z.strictObject({
      id: z.uuid(),
      version: z.int(),
      effectiveOn: z.iso.date(),
      terms: offerTerms,
      details: statementDetails,
    }),
  ),
  /** The version that amends this one, signed or under way. */
  amendedBy: z.nullable(z.strictObject({ id: z.uuid(), version: z.int(), status, effectiveOn: z.iso.date() })),
  mayAmend: z.boolean(),
  /** Of the file that is shown; null while it is a draft. */
  sha256: z.nullable(z.string()),
  pages: z.nullable(z.int()),
  sealedSha256: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  talentSignedAt: z.nullable(moment),
  hasViewed: z.boolean(),
  offerId: z.nullable(z.uuid()),
  /** What its conversation is about. */
  applicationId: z.nullable(z.uuid()),
})
export type Statement = z.output<typeof statement>

export const draftStatement = endpoint({
  method: 'POST',
  path: '/api/statements',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Draft the statement of work from an accepted offer, or find the one that exists',
  makes: [steps(statementLifeCycle, 'owner', 'draft')],
  input: z.strictObject({ offerId: z.uuid() }),
  output: id,
})

export const amendStatement = endpoint({
  method: 'POST',
  path: '/api/statements/:id/amendment',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Draft a version that amends what both sides have signed, or find the one that is under way',
  makes: [steps(statementLifeCycle, 'owner', 'draft')],
  input: id,
  output: id,
})

export const listStatements = endpoint({
  method: 'GET',
  path: '/api/statements',
  access: ['buyer', 'talent'],
  firmRoles,
  summary: 'Statements of work of the firm or the signed-in person, newest first; also of one offer',
  input: z.strictObject({ offer: z.optional(z.uuid()), page: pageNumber }),
  output: z.strictObject({ statements: z.array(summarized), ...listLength }),
})

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/statements/:id',
  access: ['buyer', 'talent', 'admin'],
  firmRoles,
  summary: 'A statement of work, for either side and for admins',
  input: id,
  output: statement,
})

export const saveStatement = endpoint({
  method: 'PUT',
  path: '/api/statements/:id',
  access: 'buyer',
  firmRoles: managingRoles,
  summary:
    'Write the draft of a statement: scope, deliverables, what is left out, software; of an amendment also its terms and from when they count',
  input: z.strictObject({
    id: z.uuid(),
    expectedUpdatedAt: moment,
    details: statementDetails,
    amendment: z.optional(amendment),
  }),
  output: statement,
})

export const sendStatement = endpoint({
  method: 'POST',
  path: '/api/statements/:id/send',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Draw the file that both sides sign, and ask the talent for the first signature',
  makes: [steps(statementLifeCycle, 'owner', 'send')],
  input: id,
  output: statement,
})

export const viewStatement = endpoint({
  method: 'POST',
  path: '/api/statements/:id/viewed',
  access: ['buyer', 'talent'],
  firmRoles: ['owner'],
  summary: 'Record that all pages were seen by whoever signs next',
  input: id,
  output: statement,
})

export const signStatement = endpoint({
  method: 'POST',
  path: '/api/statements/:id/sign',
  access: ['buyer', 'talent'],
  firmRoles: ['owner'],
  summary:
    'Sign with typed name, consent and the login proven again: the talent first, then an owner, which seals the file',
  makes: [steps(statementLifeCycle, 'talent', 'sign'), steps(statementLifeCycle, 'owner', 'execute')],
  input: z.extend(signing, { id: z.uuid() }),
  output: statement,
})

export const declineStatement = endpoint({
  method: 'POST',
  path: '/api/statements/:id/decline',
  access: 'talent',
  summary: 'Decline to sign, with a reason that the firm reads',
  makes: [steps(statementLifeCycle, 'talent', 'decline')],
  input: z.strictObject({ id: z.uuid(), reason }),
  output: statement,
})

export const voidStatement = endpoint({
  method: 'POST',
  path: '/api/statements/:id/void',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Discard a draft, or withdraw a statement that both have not signed with a reason that the talent reads',
  makes: [steps(statementLifeCycle, 'owner', 'discard', 'void')],
  input: z.strictObject({ id: z.uuid(), move: z.enum(['discard', 'void']), reason }),
  output: statement,
})

export const verifyFile = endpoint({
  method: 'GET',
  path: '/api/verify/:sha256',
  access: 'anyone',
  summary: 'What the sealed file with this SHA-256 is: number, date and initials',
  input: z.strictObject({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  output: z.strictObject({
    sealed: z.nullable(
      z.strictObject({
        number: z.string(),
        version: z.int(),
        sealedAt: moment,
        initials: z.string(),
        /** Both sides have signed a later version. */
        isAmended: z.boolean(),
      }),
    ),
  }),
})

const template = z.strictObject({
  version: z.int(),
  text: templateText,
  savedAt: z.nullable(moment),
  counselReadAt: z.nullable(moment),
})
export type StatementTemplate = z.output<typeof template>

export const readStatementTemplate = endpoint({
  method: 'GET',
  path: '/api/statement-template',
  access: 'admin',
  summary: 'The current version of the template for statements of work',
  input: nothing,
  output: template,
})

export const saveStatementTemplate = endpoint({
  method: 'PUT',
  path: '/api/statement-template',
  access: 'admin',
  summary: 'Save a new version of the template; unknown placeholders are refused',
  input: z.strictObject({ version: z.int(), text: templateText }),
  output: template,
})

export const confirmCounsel = endpoint({
  method: 'POST',
  path: '/api/statement-template/counsel',
  access: 'admin',
  summary: 'Note that counsel has read this version of the template',
  input: z.strictObject({ version: z.int() }),
  output: template,
})
