import * as z from 'zod/mini'
import { lead } from '#domain/leads/lead.ts'
import { endpoint } from './endpoint.ts'

export const createLead = endpoint({
  method: 'POST',
  path: '/api/leads',
  access: 'anyone',
  summary: 'Leave an address at "Get Support Now"; a known one is taken again without complaint',
  input: lead,
  output: z.strictObject({ email: z.string() }),
})
