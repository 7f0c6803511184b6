import * as z from 'zod/mini'
import { buyerRegistration } from '#domain/buyers/registration.ts'
import { endpoint } from './endpoint.ts'

export const registerBuyer = endpoint({
  method: 'POST',
  path: '/api/buyers',
  access: 'anyone',
  summary: 'Register a buyer; a confirmation mail follows',
  input: buyerRegistration,
  output: z.strictObject({ email: z.string() }),
})
