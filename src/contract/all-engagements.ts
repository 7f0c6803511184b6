import * as z from 'zod/mini'
import { engagementFilters, troubles } from '#domain/engagements/list.ts'
import { engagementLifeCycle } from '#domain/engagements/status.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const line = z.nullable(z.string())

const anyEngagement = z.strictObject({
  id: z.uuid(),
  title: line,
  firm: line,
  talent: line,
  status: z.enum(engagementLifeCycle.statuses),
  /** As signed, or as planned while nothing is. */
  startsOn: z.nullable(z.iso.date()),
  troubles: z.array(z.strictObject({ kind: z.enum(troubles), since: z.iso.date() })),
})
export type AnyEngagement = z.output<typeof anyEngagement>

export const listAllEngagements = endpoint({
  method: 'GET',
  path: '/api/all-engagements',
  access: 'admin',
  summary:
    'All engagements: current ones, newest first; those with a day-ten check due, without signatures, with hours or an invoice overdue, longest first; ended ones, latest first',
  input: z.strictObject({ filter: z._default(z.enum(engagementFilters), 'current'), page: pageNumber }),
  output: z.strictObject({ engagements: z.array(anyEngagement), ...listLength }),
})
