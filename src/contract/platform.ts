import * as z from 'zod/mini'
import { ownStatuses } from '#domain/candidates/own-status.ts'
import { checklistItemNames, tickedItemNames } from '#domain/platform/checklist.ts'
import { endpoint } from './endpoint.ts'

const moment = z.iso.datetime({ offset: true })
const line = z.nullable(z.string())
const status = z.enum(ownStatuses)

/** An accepted application: the contact, the start date and the onboarding steps done. */
const engagement = z.strictObject({
  id: z.uuid(),
  applicationId: z.uuid(),
  projectId: z.uuid(),
  title: line,
  status,
  acceptedAt: moment,
  startDate: line,
  availableStartDate: line,
  /** What was signed; before that, what the talent applied with. */
  hourlyRate: z.nullable(z.number()),
  /** As signed. */
  hoursPerWeek: z.nullable(z.int()),
  engagementType: line,
  engagementDetails: line,
  softwareSystems: z.array(z.string()),
  contact: z.nullable(z.strictObject({ company: line, name: line, jobTitle: line, email: z.string(), phone: line })),
  done: z.array(z.enum(checklistItemNames)),
})
export type Engagement = z.output<typeof engagement>

const otherApplication = z.strictObject({
  applicationId: z.uuid(),
  projectId: z.uuid(),
  title: line,
  company: line,
  status,
  appliedAt: moment,
  updatedAt: moment,
})
export type OtherApplication = z.output<typeof otherApplication>

export const readPlatform = endpoint({
  method: 'GET',
  path: '/api/platform',
  access: 'talent',
  summary: 'Engagements of talent with platform access, and a page of the other applications',
  input: z.strictObject({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1) }),
  output: z.strictObject({
    engagements: z.array(engagement),
    otherApplications: z.array(otherApplication),
    total: z.int(),
    pageCount: z.int(),
  }),
})

export const updateChecklist = endpoint({
  method: 'PUT',
  path: '/api/platform/checklist',
  access: 'talent',
  summary: 'Check or uncheck an onboarding step of an engagement',
  input: z.strictObject({ applicationId: z.uuid(), item: z.enum(tickedItemNames), isDone: z.boolean() }),
  output: z.strictObject({ done: z.array(z.enum(checklistItemNames)) }),
})
