import * as z from 'zod/mini'
import { newApplication } from '#domain/applications/application.ts'
import { type ApplicationMove, applicationMoves, applicationStatuses } from '#domain/applications/status.ts'
import { endpoint } from './endpoint.ts'

const moves = Object.keys(applicationMoves) as [ApplicationMove, ...ApplicationMove[]]

export const application = z.strictObject({
  id: z.uuid(),
  projectId: z.uuid(),
  status: z.enum(applicationStatuses),
  coverLetter: z.string(),
  hourlyRate: z.nullable(z.number()),
  availableStartDate: z.nullable(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
})

export const applyToProject = endpoint({
  method: 'POST',
  path: '/api/applications',
  access: 'talent',
  summary: 'Apply to a project; a repeat answers with the application that exists',
  input: newApplication,
  output: z.strictObject({ application, isNew: z.boolean() }),
})

export const moveApplication = endpoint({
  method: 'POST',
  path: '/api/applications/:id/moves',
  access: 'buyer',
  summary: 'Accept, review or decline an application to a project of yours',
  input: z.strictObject({ id: z.uuid(), move: z.enum(moves) }),
  output: z.strictObject({ id: z.uuid(), status: z.enum(applicationStatuses), actions: z.array(z.enum(moves)) }),
})
