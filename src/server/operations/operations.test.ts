import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Actor, LifeCycle } from '#domain/life-cycle.ts'
import { lifeCycles } from '#domain/life-cycles.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { describeProperty, describeSchema } from './describe-schema.ts'
import { type Operation, openApiDocument, type Schema } from './openapi.ts'

const token = 'a token for the scraper'
let glide: TestApp
beforeAll(async () => {
  glide = await testApp({ METRICS_TOKEN: token })
})
afterAll(() => glide.close())

const get = (path: string, headers: Record<string, string> = {}) => glide.app.request(path, { headers })

test('the OpenAPI document has every endpoint with its access', async () => {
  const response = await get('/api/openapi.json')
  const { openapi, paths } = (await response.json()) as ReturnType<typeof openApiDocument>
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(openapi).toBe('3.1.1')
  expect(new Map(operations.map((operation) => [operation.operationId, operation['x-access']]))).toEqual(
    new Map([
      ...Object.entries(endpoints).map(([name, { access }]) => [name, access] as const),
      ['extractResume', 'anyone'],
    ]),
  )
})

test('path parameters, queries and bodies are told apart', () => {
  const { paths } = openApiDocument()
  const operationOf = (path: string, method: string) => paths[path]?.[method] as Operation
  const placesOf = (path: string, method: string) =>
    operationOf(path, method).parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
  expect(placesOf('/api/sessions/{id}', 'delete')).toEqual(['path id'])
  expect(placesOf('/api/projects', 'get')).toEqual(['query page', 'query filter', 'query search'])
  expect(placesOf('/api/projects/{id}/status', 'put')).toEqual(['path id'])
  const body = operationOf('/api/projects/{id}/status', 'put').requestBody?.content['application/json']?.schema
  expect(Object.keys(body?.properties ?? {})).toEqual(['status', 'endsEngagements'])
  expect(operationOf('/api/session', 'get').requestBody).toBeUndefined()
})

test('an endpoint tells which moves it makes, from where to where and by whom', () => {
  const { paths } = openApiDocument()
  expect(paths['/api/candidates/{id}/moves']?.post?.description).toBe(
    `Status of the candidate, by an admin:

- interview: pending → interviewed
- accept: pending, interviewed, rejected → accepted
- reject: pending, interviewed, accepted → rejected
- edit: accepted, rejected → the same`,
  )
  expect(paths['/api/projects']?.post?.description).toContain('- save: new → draft')
  expect(paths['/api/projects/{id}']?.delete?.description).toContain('archived → deleted')
  expect(paths['/api/projects/{id}']?.get?.description).toBeUndefined()
})

test('a field that guards against what others do meanwhile says so, and what happens without it', async () => {
  const { paths } = openApiDocument()
  const operationOf = (path: string, method: string) => paths[path]?.[method] as Operation
  const { parameters } = operationOf('/api/hours/lines/{id}', 'delete')
  const minutes = parameters.find(({ name }) => name === 'expectedMinutes')?.schema.description ?? ''
  expect(minutes).toMatch(/refused with 409 and changes nothing. Without this field .* overwritten\.$/)
  const told = (path: string, method: string, field: string) => {
    const body = operationOf(path, method).requestBody?.content['application/json']?.schema
    const schema = body?.properties?.[field] as Schema | undefined
    return schema?.description
  }
  expect(told('/api/hours/lines/{id}', 'put', 'expected')).toBe(minutes)
  expect(told('/api/interviews/{id}/link', 'put', 'expectedLink')).toBe(minutes)
  expect(told('/api/invoices/{id}/pay', 'post', 'expectedOpenCents')).toBe(minutes)
  expect(told('/api/applications/{id}/moves', 'post', 'expectedStatus')).toMatch(/changes nothing\.$/)
  const page = await (await get('/api/docs')).text()
  expect(page).toContain(`whole number. ${minutes.slice(0, 40)}`)
})

/** Who calls an endpoint as which actor. Visitors apply and hold links to calls. */
const callers: Record<Actor, unknown[]> = {
  admin: ['admin'],
  owner: ['buyer'],
  talent: ['talent', 'anyone'],
  guest: ['anyone'],
  system: [],
}

test('everything that people do in a life cycle has its endpoint, for those who may', () => {
  const made = Object.values(endpoints).flatMap(({ access, makes = [] }: Endpoint) =>
    makes.flatMap(({ lifeCycle, by, names }) => {
      expect(callers[by].some((caller) => [access].flat().some((one) => one === caller))).toBe(true)
      return names.map((name) => `${lifeCycle.subject}: ${name} by ${by}`)
    }),
  )
  const wanted = Object.values<LifeCycle>(lifeCycles).flatMap(({ subject, starts, moves }) =>
    Object.entries({ ...starts, ...moves }).flatMap(([name, { by }]) =>
      by.filter((actor) => actor !== 'system').map((actor) => `${subject}: ${name} by ${actor}`),
    ),
  )
  expect(new Set(made)).toEqual(new Set(wanted))
})

test('every reference in the document leads somewhere', () => {
  const document = openApiDocument()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(0)
  for (const [, kind, name] of references) expect(document.components).toHaveProperty([kind as string, name as string])
})

test('the reference page shows every endpoint and runs no script', async () => {
  const response = await get('/api/docs')
  const page = await response.text()
  for (const name of Object.keys(endpoints)) expect(page).toContain(`<section id="${name}">`)
  expect(page).not.toContain('<script')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
  expect((await get('/api/docs.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test.each([
  [{ type: 'string', minLength: 1, maxLength: 100 }, 'text, 1 to 100 characters'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'list of text, at most 3 items'],
  [{ anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] }, 'whole number, at least 0 or null'],
  [{ type: 'boolean', default: true }, 'true or false; true unless given'],
  [{ enum: ['Open', 'draft'] }, 'one of Open, draft'],
] as const)('%j reads as %s', (schema, description) => {
  expect(describeProperty(schema as never)).toBe(description)
})

test('the forms that an object may have follow each other', () => {
  const form = (move: string, field: string) => ({ type: 'object', properties: { move: { const: move }, [field]: {} } })
  const schema = { properties: { decision: { oneOf: [form('accept', 'notes'), form('reject', 'reason')] } } }
  const [fields] = describeSchema(schema as never)
  expect(fields?.map(({ name, description }) => `${name}: ${description}`)).toEqual([
    'decision: object',
    'decision.move: "accept"',
    'decision.notes: anything',
    'decision.move: "reject"',
    'decision.reason: anything',
  ])
})

test.each([
  ['a scraper on the machine itself', { 'x-test-network': '127.0.0.1' }, 200],
  ['the same by IPv6', { 'x-test-network': '0:0:0:0::/64' }, 200],
  ['someone behind a proxy on the machine', { 'x-test-network': '127.0.0.1', 'x-forwarded-for': '192.0.2.7' }, 404],
  ['a stranger', { 'x-test-network': '192.0.2.7' }, 404],
  ['a stranger with a wrong token', { 'x-test-network': '192.0.2.7', authorization: 'Bearer no' }, 404],
  ['a scraper with the token', { 'x-test-network': '192.0.2.7', authorization: `Bearer ${token}` }, 200],
])('metrics for %s', async (_who, headers, status) => {
  expect((await get('/metrics', headers)).status).toBe(status)
})

test('metrics name the route by its pattern and count the mails that wait', async () => {
  await get('/api/sessions/5f1c', { 'x-test-network': '192.0.2.7' })
  const text = await (await get('/metrics', { 'x-test-network': '127.0.0.1' })).text()
  expect(text).not.toContain('5f1c')
  expect(text).toContain('glide_jobs{kind="send-email",status="waiting"} 0')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('a server with its database is ready', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})

test.each(['schema/02_operations.sql', 'functions/find_candidates.sql@%'])(
  'a server whose database lacks %s is not ready',
  async (name) => {
    const [removed] = await glide.database.ownerRun(
      'delete from migration.applied where name like $1 returning name, checksum',
      [name],
    )
    const response = await get('/readyz')
    await glide.database.ownerRun('insert into migration.applied (name, checksum) values ($1, $2)', [
      removed?.name,
      removed?.checksum,
    ])
    expect(response.status).toBe(503)
    expect(((await response.json()) as { error: object }).error).toMatchObject({ code: 'unavailable' })
  },
)

test('T63 a server that lost its database is alive, not ready, and still tells its figures', async () => {
  const lost = await testApp()
  await lost.database.close()
  expect((await lost.app.request('/healthz')).status).toBe(200)
  expect((await lost.app.request('/readyz')).status).toBe(503)
  const metrics = await lost.app.request('/metrics', { headers: { 'x-test-network': '127.0.0.1' } })
  expect(metrics.status).toBe(200)
  expect(await metrics.text()).not.toContain('glide_jobs{')
  await rm(lost.env.dataDir, { recursive: true })
})
