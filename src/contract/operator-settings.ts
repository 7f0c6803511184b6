import * as z from 'zod/mini'
import { meetingTemplate } from '#domain/interviews/interview.ts'
import { feeBasisPoints, operatorSettings, transferDetails } from '#domain/operator-settings/settings.ts'
import { endpoint, nothing } from './endpoint.ts'

export const readOperatorSettings = endpoint({
  method: 'GET',
  path: '/api/operator-settings',
  access: 'admin',
  summary: 'Settings of this installation, and whether resumes are scanned for malware',
  input: nothing,
  output: z.strictObject({ ...operatorSettings.shape, scansFiles: z.boolean() }),
})

export const saveOperatorSettings = endpoint({
  method: 'PATCH',
  path: '/api/operator-settings',
  access: 'admin',
  summary: 'Change settings of this installation; fields left out stay the same',
  // Written out, because z.partial would make every page heavier.
  input: z.strictObject({
    acceptanceNeedsScorecard: z.optional(z.boolean()),
    showsMeasuredClaims: z.optional(z.boolean()),
    meetingTemplate: z.optional(z.nullable(meetingTemplate)),
    feeBasisPoints: z.optional(feeBasisPoints),
    holdsShortlists: z.optional(z.boolean()),
    transferDetails: z.optional(z.nullable(transferDetails)),
  }),
  output: operatorSettings,
})
