import * as z from 'zod/mini'
import { operatorSettings } from '#domain/operator-settings/settings.ts'
import { endpoint, nothing } from './endpoint.ts'

export const readOperatorSettings = endpoint({
  method: 'GET',
  path: '/api/operator-settings',
  access: 'admin',
  summary: 'What the operator has decided for the whole product, and whether resumes are scanned for malware',
  input: nothing,
  output: z.strictObject({ ...operatorSettings.shape, scansFiles: z.boolean() }),
})

export const saveOperatorSettings = endpoint({
  method: 'PATCH',
  path: '/api/operator-settings',
  access: 'admin',
  summary: 'Change what is decided for the whole product; what is left out stays',
  // Written out: z.partial would weigh on every page.
  input: z.strictObject({
    acceptanceNeedsScorecard: z.optional(z.boolean()),
    showsMeasuredClaims: z.optional(z.boolean()),
  }),
  output: operatorSettings,
})
