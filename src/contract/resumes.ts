import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const readResumeLink = endpoint({
  method: 'POST',
  path: '/api/candidates/:id/resume-link',
  access: 'signed-in',
  summary: 'A temporary link to a resume: your own, or that of accepted talent or one of your applicants',
  input: z.strictObject({
    id: z.uuid(),
    /** In its own tab, or in an iframe of one of our pages. */
    place: z._default(z.enum(['tab', 'frame']), 'tab'),
  }),
  output: z.strictObject({ url: z.string(), expiresInSeconds: z.int() }),
})
