import * as z from 'zod/mini'
import { firmRoles } from '#domain/firms/role.ts'
import { invoicing } from '#domain/invoices/invoicing.ts'
import { reason } from '#domain/reason.ts'
import { firmFilters, firmStates, firmVerification, verificationActions } from '#domain/verification/verification.ts'
import { endpoint, nothing } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })

const listedFirm = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  website: z.nullable(z.string()),
  state: z.enum(firmStates),
  createdAt: moment,
  /** Of its longest-standing owner. */
  ownerEmail: z.nullable(z.string()),
})
export type ListedFirm = z.output<typeof listedFirm>

export const listFirms = endpoint({
  method: 'GET',
  path: '/api/firms',
  access: 'admin',
  summary: 'Firms, newest first: those to verify, those that are verified, or all',
  input: z.strictObject({ filter: z._default(z.enum(firmFilters), 'waiting'), page: pageNumber }),
  output: z.strictObject({ firms: z.array(listedFirm), ...listLength }),
})

const firmEvents = [
  'firm.verified',
  'firm.unverified',
  'firm.terms-granted',
  'firm.terms-withdrawn',
  'firm.invoicing-changed',
] as const

const firmPerson = z.strictObject({
  userId: z.uuid(),
  name: z.nullable(z.string()),
  email: z.string(),
  jobTitle: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  firmRole: z.enum(firmRoles),
})

const verificationEvent = z.strictObject({
  id: z.int(),
  happenedAt: moment,
  event: z.enum(firmEvents),
  actorName: z.string(),
  /** What was checked, in the terms of the product. */
  checked: z.nullable(z.string()),
  /** What the admin noted, or why it was withdrawn. */
  reason: z.nullable(z.string()),
  /** As they were when they were checked. */
  name: z.nullable(z.string()),
  website: z.nullable(z.string()),
})
export type VerificationEvent = z.output<typeof verificationEvent>

const verifiedFirm = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.nullable(z.string()),
  state: z.enum(firmStates),
  createdAt: moment,
  verifiedAt: z.nullable(moment),
  /** Since when it may work without a stored payment method. */
  termsGrantedAt: z.nullable(moment),
  invoicing,
  /** Owners first. */
  people: z.array(firmPerson),
  history: z.array(verificationEvent),
  actions: z.array(z.enum(verificationActions)),
})
export type FirmToVerify = z.output<typeof verifiedFirm>

export const readFirmToVerify = endpoint({
  method: 'GET',
  path: '/api/firms/:id',
  access: 'admin',
  summary: 'What an admin needs to verify a firm: its website, its people, and what was checked before',
  input: z.strictObject({ id: z.uuid() }),
  output: verifiedFirm,
})

export const verifyFirm = endpoint({
  method: 'POST',
  path: '/api/firms/:id/verification',
  access: 'admin',
  summary: 'Verify a firm, with what was checked: its people then open original resumes; its owners get an email',
  input: z.strictObject({ id: z.uuid(), ...firmVerification.shape }),
  output: nothing,
})

export const withdrawVerification = endpoint({
  method: 'POST',
  path: '/api/firms/:id/verification/withdrawal',
  access: 'admin',
  summary: 'Withdraw a firm’s verification; links to original resumes then open profiles, and its owners get an email',
  input: z.strictObject({ id: z.uuid(), reason }),
  output: nothing,
})

export const setFirmTerms = endpoint({
  method: 'PUT',
  path: '/api/firms/:id/terms',
  access: 'admin',
  summary: 'Let a firm’s engagements start without a stored payment method, on granted terms; or withdraw that',
  input: z.strictObject({ id: z.uuid(), isGranted: z.boolean(), reason }),
  output: nothing,
})
