import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const password = z.string().check(z.minLength(1, 'Please enter your password.'), z.maxLength(200))

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/api/own-data/export',
  access: 'signed-in',
  summary: 'Everything stored about the signed-in person; files have links of their own',
  input: z.strictObject({ password }),
  output: z.strictObject({
    exportedAt: z.iso.datetime(),
    /** Rows by table, each with the names of its columns. */
    data: z.looseObject({}),
  }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/own-data/delete',
  access: 'signed-in',
  summary: 'Delete the account with its personal data and files; what others keep of it becomes anonymous',
  input: z.strictObject({ password }),
  output: z.strictObject({}),
})
