import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#domain/problem.ts'
import { readBody } from './read-body.ts'
import { unstorablePath } from './storable-text.ts'

// The schemas have messages for what a form can get wrong; direct API callers get messages for everything else, too.
z.config(z.locales.en())

const jsonLimitBytes = 64 * 1024

/** Path parameters together with the query (GET, DELETE) or the JSON body, parsed by the endpoint's strict schema. */
export async function readInput(endpoint: Endpoint, context: Context): Promise<unknown> {
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const given = isInQuery ? readQuery(context) : await readJson(context, endpoint)
  return parseInput(endpoint, { ...given, ...context.req.param() })
}

export function parseInput(endpoint: Endpoint, given: Record<string, unknown>): unknown {
  const parsed = endpoint.input.safeParse(given)
  if (!parsed.success) throw invalidInput(parsed.error)
  requireStorable(parsed.data)
  return parsed.data
}

/** A clear error instead of a failure deeper down. */
export function requireStorable(input: unknown): void {
  const field = unstorablePath(input)
  if (field !== undefined)
    throw new Problem('invalid_input', 'This field contains a character that cannot be stored.', { field })
}

function readQuery(context: Context): Record<string, string> {
  const entries = Object.entries(context.req.queries())
  const repeated = entries.find(([, values]) => values.length > 1)
  if (repeated) throw new Problem('invalid_input', 'This field may appear only once.', { field: repeated[0] })
  return Object.fromEntries(entries.map(([key, values]) => [key, values[0] ?? '']))
}

async function readJson(
  context: Context,
  { bodyLimitBytes = jsonLimitBytes }: Endpoint,
): Promise<Record<string, unknown>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('unsupported_type', 'Please send JSON.')
  const text = await readBody(context, bodyLimitBytes)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Problem('invalid_input', 'The request is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('invalid_input', 'The request must be a JSON object.')
  return value as Record<string, unknown>
}

const invalidInput = (error: z.core.$ZodError): Problem => {
  const fields = error.issues.map((issue) => ({
    path: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : issue.path.join('.'),
    message: issue.code === 'unrecognized_keys' ? 'Unknown field.' : issue.message,
  }))
  return new Problem('invalid_input', fields[0]?.message ?? 'The input is not valid.', { fields })
}
