import * as z from 'zod/mini'
import { managingRoles } from '#domain/firms/role.ts'
import { briefLimitBytes, briefMessages, projectBrief } from '#domain/projects/brief.ts'
import { sensitiveNumbers } from '#domain/sensitive-numbers/kinds.ts'
import { endpoint, nothing } from './endpoint.ts'

export const readBrief = endpoint({
  method: 'POST',
  path: '/api/projects/brief',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Read a PDF or Word document that describes a project and return what it says; nothing is stored',
  input: nothing,
  upload: {
    field: 'brief',
    type: 'application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    maxBytes: briefLimitBytes,
    tooLarge: briefMessages.tooLarge,
  },
  output: z.strictObject({
    found: projectBrief,
    /** Kinds of numbers in it that should not be sent to anyone. */
    sensitiveNumbers,
  }),
})
