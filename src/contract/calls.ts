import * as z from 'zod/mini'
import { callFilters, callKinds } from '#domain/calls/list.ts'
import { interviewStatuses } from '#domain/interviews/list.ts'
import { interviewLifeCycle } from '#domain/interviews/status.ts'
import { movesBy } from '#domain/life-cycle.ts'
import { introCallLifeCycle, introCallStatuses } from '#domain/scheduling/status.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })

const everyCall = {
  id: z.uuid(),
  candidate: z.strictObject({ id: z.uuid(), name: z.nullable(z.string()) }),
}

const listedCall = z.discriminatedUnion('kind', [
  z.strictObject({
    ...everyCall,
    kind: z.literal('intro'),
    startsAt: moment,
    endsAt: moment,
    /** The guest's. */
    zone: z.string(),
    name: z.string(),
    email: z.string(),
    status: z.enum(introCallStatuses),
    /** If an admin canceled it. */
    note: z.nullable(z.string()),
    actions: z.array(z.enum(movesBy(introCallLifeCycle, 'admin'))),
  }),
  z.strictObject({
    ...everyCall,
    kind: z.literal('interview'),
    startsAt: z.nullable(moment),
    /** How many times there are to choose from. */
    proposed: z.int(),
    minutes: z.int(),
    firm: z.nullable(z.string()),
    host: z.nullable(z.string()),
    status: z.enum(interviewStatuses),
    note: z.nullable(z.string()),
    hasLink: z.boolean(),
    /** One side says that it took place, the other that it didn't. */
    isDisputed: z.boolean(),
    actions: z.array(z.enum(movesBy(interviewLifeCycle, 'admin'))),
  }),
  /** The candidate's page moves it. */
  z.strictObject({ ...everyCall, kind: z.literal('set'), startsAt: moment, endsAt: moment }),
])
export type ListedCall = z.output<typeof listedCall>
export type ListedCallOf<Kind extends ListedCall['kind']> = Extract<ListedCall, { kind: Kind }>

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/calls',
  access: 'admin',
  summary:
    'Intro calls, interviews between firms and talent, and interviews that admins set: upcoming, next first; or past and canceled, latest first',
  input: z.strictObject({
    filter: z._default(z.enum(callFilters), 'upcoming'),
    kind: z.optional(z.enum(callKinds)),
    page: pageNumber,
  }),
  /** `joinUrl`: where intro calls take place, if that is a link. */
  output: z.strictObject({ calls: z.array(listedCall), joinUrl: z.nullable(z.url()), ...listLength }),
})
