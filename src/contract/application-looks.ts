import * as z from 'zod/mini'
import { firmRoles } from '#domain/firms/role.ts'
import { endpoint, nothing } from './endpoint.ts'

export const lookAtApplications = endpoint({
  method: 'POST',
  path: '/api/projects/:id/applications/look',
  access: 'buyer',
  firmRoles,
  summary:
    'Note that you have seen who applied to one of the firm’s projects; those who apply from now on are new to you',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})
