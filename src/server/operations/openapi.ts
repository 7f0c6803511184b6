import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Endpoint, problemBody, type StagedEndpoint, stagedLine } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { brand } from '#domain/brand.ts'
import { once } from '#domain/once.ts'
import { type ProblemCode, problemCodes } from '#domain/problem.ts'
import { describeSteps } from './describe-steps.ts'
import { extractOperation } from './extract-operation.ts'

export type Schema = z.core.JSONSchema.BaseSchema

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  'x-access': Endpoint['access']
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: Schema }> }
  responses: Record<string, object>
}

export const openApiRoutes = () => {
  const body = once(() => JSON.stringify(openApiDocument()))
  return new Hono().get('/api/openapi.json', (c) => c.body(body(), 200, { 'content-type': 'application/json' }))
}

/** The contract as OpenAPI 3.1, generated from the schemas that parse the requests, so the two can't differ. */
export function openApiDocument() {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) }
  }
  paths['/extract'] = { post: extractOperation(schemaOf) }
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Writes must carry the Origin header of the site itself. Unknown fields are refused.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problemSchema() },
      responses: {
        Refusal: { description: 'Refused', content: problem },
        ...Object.fromEntries(
          refusalStatuses.map((status) => [
            `Refusal${status}`,
            { description: codesOf(status).join(', '), content: problem },
          ]),
        ),
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-glide',
          description: 'Set by POST /api/session. Without https the cookie is called glide.',
        },
        extractToken: { type: 'http', scheme: 'bearer', description: 'EXTRACT_TOKEN. Not needed in development.' },
      },
    },
  }
}

function operationOf(name: string, endpoint: Endpoint): Operation {
  const input = schemaOf(endpoint.input, 'input')
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const parameters = Object.entries(input.properties ?? {})
    .filter(([field]) => isInQuery || inPath.includes(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.includes(field) ? ('path' as const) : ('query' as const),
      required: input.required?.includes(field) ?? false,
      schema: schema as Schema,
    }))
  return {
    operationId: name,
    tags: [endpoint.path.split('/')[2] as string],
    summary: endpoint.summary,
    ...(endpoint.makes && { description: endpoint.makes.map(describeSteps).join('\n\n') }),
    'x-access': endpoint.access,
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    parameters,
    ...(!isInQuery && { requestBody: { required: true, content: bodyOf(endpoint, without(input, inPath)) } }),
    responses: {
      200: answerOf(endpoint),
      ...Object.fromEntries(refusalsOf(endpoint).map((status) => [status, refusal(`Refusal${status}`)])),
      default: refusal('Refusal'),
    },
  }
}

/** JSON, or with a file a multipart form of texts and the file. */
function bodyOf({ upload }: Endpoint, input: Schema): Record<string, { schema: Schema }> {
  if (!upload) return json(input)
  const file: Schema = { type: 'string', format: 'binary', contentMediaType: upload.type, maxLength: upload.maxBytes }
  const schema = {
    ...input,
    properties: { ...input.properties, [upload.field]: file },
    required: [...(input.required ?? []), upload.field],
  }
  return { 'multipart/form-data': { schema } }
}

function answerOf(endpoint: Endpoint) {
  if (!endpoint.stages) return { description: 'Done', content: json(schemaOf(endpoint.output, 'output')) }
  const schema = schemaOf(stagedLine(endpoint as StagedEndpoint), 'output')
  const description = 'A line of JSON for each stage as it is reached, then one with the output or the error'
  return { description, content: { 'application/x-ndjson': { schema } } }
}

const json = <S extends object>(schema: S) => ({ 'application/json': { schema } })

const problem = json({ $ref: '#/components/schemas/Problem' })

const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` })

const refusalStatuses = [400, 401, 403, 413, 415, 500, 503] as const

/** Errors before a handler runs; the handler's own have the same format. */
function refusalsOf({ method, access }: Endpoint): number[] {
  const isWrite = method !== 'GET'
  const hasBody = isWrite && method !== 'DELETE'
  return refusalStatuses.filter((status) => {
    if (status === 401) return access !== 'anyone'
    if (status === 403) return access !== 'anyone' || isWrite
    return hasBody || (status !== 413 && status !== 415)
  })
}

const codesOf = (status: number) =>
  (Object.keys(problemCodes) as ProblemCode[]).filter((code) => problemCodes[code] === status)

const problemSchema = () => {
  const schema = schemaOf(problemBody, 'output')
  const error = schema.properties?.error as Schema
  return { ...schema, properties: { error: { ...error, properties: { ...error.properties, code: codeSchema } } } }
}

const codeSchema = { type: 'string', enum: Object.keys(problemCodes) }

function schemaOf(type: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      simplify(jsonSchema)
      if (io === 'input') explainExpected(jsonSchema)
    },
  })
  return schema
}

const expectedText =
  'How it was when it was last read. If someone has changed it since, the request is refused with 409 and changes nothing.'
const unexpectedText = 'Without this field that isn’t checked: what someone has changed since may be overwritten.'

/** Fields that guard against what others do meanwhile say so, and what happens without those that are optional. */
function explainExpected({ properties, required }: Schema): void {
  for (const [field, schema] of Object.entries(properties ?? {}))
    if (/^expected([A-Z]|$)/.test(field))
      (schema as Schema).description = required?.includes(field) ? expectedText : `${expectedText} ${unexpectedText}`
}

/** A format is shorter than its pattern, and safe-integer bounds tell a reader nothing. */
function simplify(jsonSchema: Schema): void {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

function without(schema: Schema, fields: string[]): Schema {
  if (!schema.properties || fields.length === 0) return schema
  const properties = Object.entries(schema.properties).filter(([field]) => !fields.includes(field))
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: schema.required?.filter((field) => !fields.includes(field)),
  }
}
