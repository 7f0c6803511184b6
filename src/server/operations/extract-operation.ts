import * as z from 'zod/mini'
import { profileChecks } from '#domain/profiles/checks.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { sensitiveNumbers } from '#domain/sensitive-numbers/kinds.ts'
import { extractionLimits } from '#extraction/limits.ts'
import { refusals } from '#extraction/outcome.ts'
import type { Operation, Schema } from './openapi.ts'

const read = z.object({
  success: z.literal(true),
  data: profileData,
  error: z.null(),
  checks: profileChecks,
  sensitiveNumbers,
})
const refused = z.object({ success: z.literal(false), data: z.null(), error: z.string() })

const others = {
  401: 'The token is missing or wrong.',
  404: 'No token is configured: the endpoint is off.',
  408: 'The request took too long to arrive.',
  429: 'Too many requests.',
}

/** `POST /extract` has its own response format, older than that of the others. */
export function extractOperation(schemaOf: (type: z.core.$ZodType, io: 'output') => Schema): Operation {
  const json = (type: z.core.$ZodType) => ({ 'application/json': { schema: schemaOf(type, 'output') } })
  const resume = { type: 'string', format: 'binary', maxLength: extractionLimits.fileBytes } as const
  const statuses = [...new Set([...Object.values(refusals).map(({ status }) => status), ...Object.keys(others)])]
    .map(Number)
    .toSorted((a, b) => a - b)
  const messageFor = (status: number) =>
    Object.values(refusals)
      .filter((one) => one.status === status)
      .map(({ message }) => message)
      .join(' ')
  return {
    operationId: 'extractResume',
    tags: ['extract'],
    summary:
      'Reads a resume into a profile and stores nothing. `checks` lists the fields its owner should double-check, `sensitiveNumbers` the kinds of numbers that should not be there.',
    'x-access': 'anyone',
    security: [{ extractToken: [] }, {}],
    parameters: [],
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties: { resume }, required: ['resume'] } } },
    },
    responses: {
      200: { description: 'Read', content: json(read) },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          { description: messageFor(status) || others[status as keyof typeof others], content: json(refused) },
        ]),
      ),
    },
  }
}
