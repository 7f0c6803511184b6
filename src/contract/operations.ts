import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

/** Facts about the running installation that the web app needs before anyone signs in. */
export const readInstallation = endpoint({
  method: 'GET',
  path: '/api/installation',
  access: 'anyone',
  summary: 'What this installation offers',
  input: nothing,
  output: z.strictObject({ mailboxUrl: z.nullable(z.string()) }),
})
