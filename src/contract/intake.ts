import * as z from 'zod/mini'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { applicationMessages, applicationStages, talentApplication } from '#domain/intake/application.ts'
import { resumeLimitBytes } from '#domain/resumes/limits.ts'
import { resumeFileLifeCycle } from '#domain/resumes/scan.ts'
import { sensitiveNumbers } from '#domain/sensitive-numbers/kinds.ts'
import { stagedEndpoint, steps } from './endpoint.ts'

export const submitApplication = stagedEndpoint({
  method: 'POST',
  path: '/api/talent-applications',
  access: 'anyone',
  summary: 'Apply as talent with a PDF resume; a confirmation email follows',
  makes: [steps(candidateLifeCycle, 'talent', 'apply'), steps(resumeFileLifeCycle, 'talent', 'upload')],
  input: talentApplication,
  upload: {
    field: 'resume',
    type: 'application/pdf',
    maxBytes: resumeLimitBytes,
    tooLarge: applicationMessages.tooLarge,
  },
  stages: applicationStages,
  output: z.strictObject({
    candidateId: z.uuid(),
    /** False when no profile could be read from the file: it starts empty. */
    hasProfile: z.boolean(),
    /** Reading it takes longer: its profile is filled in later. */
    isBeingRead: z.boolean(),
    /** Kinds of numbers in the file that its owner should leave out. */
    sensitiveNumbers,
  }),
})
