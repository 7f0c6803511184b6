import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  summary: 'Where this account is signed in',
  input: nothing,
  output: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: z.uuid(),
        isCurrent: z.boolean(),
        device: z.string(),
        networkAddress: z.nullable(z.string()),
        createdAt: z.iso.datetime({ offset: true }),
        expiresAt: z.iso.datetime({ offset: true }),
      }),
    ),
  }),
})

export type ListedSession = z.output<typeof listSessions.output>['sessions'][number]

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signed-in',
  summary: 'End one of your sessions',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'signed-in',
  summary: 'End all your sessions except this one',
  input: nothing,
  output: z.strictObject({ ended: z.int() }),
})
