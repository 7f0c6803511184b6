import * as z from 'zod/mini'
import { type AdminAct, adminActs } from '#domain/record/acts.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const acts = Object.keys(adminActs) as [AdminAct, ...AdminAct[]]
const moment = z.iso.datetime({ offset: true })

export const recordSelection = z.strictObject({
  /** Who did it. */
  admin: z.optional(z.uuid()),
  act: z.optional(z.enum(acts)),
  since: z.optional(moment),
  until: z.optional(moment),
})

const recordedAct = z.strictObject({
  id: z.int(),
  happenedAt: moment,
  /** Null when the operator did it from the command line. */
  actorId: z.nullable(z.uuid()),
  actorName: z.string(),
  act: z.string(),
  subjectKind: z.nullable(z.string()),
  subjectId: z.nullable(z.uuid()),
  /** Null when the person has left. */
  subjectLabel: z.nullable(z.string()),
  detail: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
})
export type RecordedAct = z.output<typeof recordedAct>

export const listActs = endpoint({
  method: 'GET',
  path: '/api/record',
  access: 'admin',
  summary: 'What admins did, newest first',
  input: z.strictObject({ ...recordSelection.shape, page: pageNumber }),
  output: z.strictObject({
    acts: z.array(recordedAct),
    ...listLength,
    admins: z.array(z.strictObject({ id: z.uuid(), name: z.nullable(z.string()), email: z.string() })),
  }),
})
