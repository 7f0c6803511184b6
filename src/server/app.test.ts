import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { registerBuyer } from '#contract/buyers.ts'
import { createProject, listProjects } from '#contract/projects.ts'
import { createApp } from './app.ts'
import { resumePath } from './files/file-key.ts'
import { signLink } from './files/signed-link.ts'
import { outOfReach } from './files/store.ts'
import { createLog } from './log.ts'
import { buyerInput, newBuyer, newPerson, newTalent, type Person, testPassword, uniqueEmail } from './testing/people.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

let app: TestApp
let buyer: Person
beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }

describe('headers', () => {
  const paths = [
    '/',
    '/login',
    '/api/session',
    '/api/nothing',
    '/api/docs',
    '/assets/none.js',
    '/files/x/y',
    '/healthz',
    '/favicon.svg',
  ]

  test.each(paths)('T32, T34 %s carries all of them', async (path) => {
    const { headers } = await app.app.request(path)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'|sandbox/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // A page with its own form must send its origin; neither policy reveals anything to other sites.
    expect(headers.get('referrer-policy')).toMatch(path === '/' ? /^(no-referrer|same-origin)$/ : /^no-referrer$/)
    // A script or stylesheet is no page.
    expect(headers.get('cross-origin-opener-policy')).toBe(path.startsWith('/assets/') ? null : 'same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
    if (path.startsWith('/api/')) expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
  })

  test('T32, T34 over a connection are the same, and a route’s own replace them', async () => {
    const server = createServer(getRequestListener(app.app.fetch, { overrideGlobalObjects: false })).listen(
      0,
      '127.0.0.1',
    )
    await once(server, 'listening')
    try {
      for (const path of [...paths, '/metrics', '/api/openapi.json']) {
        const { port } = server.address() as AddressInfo
        const sent = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } })
        await sent.arrayBuffer()
        const ours = [...(await app.app.request(path)).headers].filter(([name]) => name !== 'x-request-id')
        expect(Object.fromEntries(sent.headers), path).toMatchObject(Object.fromEntries(ours))
        expect(sent.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      }
    } finally {
      server.close()
    }
  })

  test('T19, T34 under https the cookie is bound to the host and transport security is on', async () => {
    const secure = await testApp({ APP_URL: 'https://glide.example' })
    try {
      const { email } = await newBuyer(secure)
      const { headers } = await secure.visitor().call(signIn, { email, password: testPassword, remember: true })
      expect(headers.getSetCookie()[0]).toMatch(
        /^__Host-glide=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000/)
    } finally {
      await secure.close()
    }
  })
})

describe('writes from elsewhere', () => {
  const origins = [
    'https://evil.example',
    'null',
    'http://glide.test.evil.example',
    'http://evilglide.test',
    'https://glide.test',
    '',
  ]

  test.each(origins)('T31, T32 origin "%s" is refused', async (origin) => {
    const email = uniqueEmail('csrf')
    const { status, error } = await buyer.browser.call(registerBuyer, buyerInput(email), { origin })
    expect(status).toBe(403)
    expect(error?.code).toBe('foreign_origin')
    expect(await app.database.ownerRun('select id from identity.users where email = $1', [email])).toEqual([])
  })

  test('T31 a missing origin is refused, and forms cannot speak JSON', async () => {
    const body = JSON.stringify(buyerInput(uniqueEmail('csrf')))
    expect((await app.app.request('/api/buyers', { method: 'POST', headers: json, body })).status).toBe(403)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(
        (await buyer.browser.send('/api/buyers', { method: 'POST', headers: { 'content-type': type }, body })).status,
      ).toBe(415)
  })

  test('T34 TRACE and unknown methods are not used here', async () => {
    expect((await app.app.request('/api/session', { method: 'PROPFIND' })).status).toBe(405)
  })
})

describe('malformed input', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>) =>
    buyer.browser.send('/api/projects', { method: 'POST', headers: json, body })

  test.each([
    ['truncated', '{"title": "x"'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '1e400'],
    ['a byte order mark and garbage', '\ufeff{'],
    ['ten thousand levels', '['.repeat(10_000)],
    ['a NUL', '{"title": "a\\u0000b"}'],
    ['half of a surrogate pair', '{"title": "a\\ud800b"}'],
    ['a NUL in a list', '{"title": "x", "skills": ["a\\u0000"]}'],
    ['a foreign prototype', '{"title": "x", "__proto__": {"a": 1}}'],
    ['a constructor', '{"title": "x", "constructor": {}}'],
    ['an array for a string', '{"title": ["x"]}'],
    ['a number for a string', '{"title": 5}'],
    ['infinite hires', '{"title": "x", "estimatedHires": 1e400}'],
  ])('T49 %s is answered in the form of the contract', async (_, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_input', requestId: expect.any(String) } })
  })

  test('a body over the limit is refused', async () => {
    expect((await post(`{"title": "${'x'.repeat(70_000)}"}`)).status).toBe(413)
  })

  test.each([
    { page: -1 },
    { page: 0 },
    { page: 1e9 },
    { page: 'NaN' },
    { page: '1e3x' },
    { filter: 'nothing' },
    { unknown: 'x' },
    { search: 'x'.repeat(10_000) },
  ])('T48 the query %j is refused', async (input) => {
    expect((await buyer.browser.call(listProjects, input)).status).toBe(400)
  })

  test.each(['%00', 'a%00b'])('T49 a search for %s is refused in every list and export', async (search) => {
    const admin = await newPerson(app, 'admin')
    const paths = ['projects', 'candidates', 'candidates.csv', 'leads.csv', 'record.csv', 'talent', 'leads', 'mails']
    for (const path of paths) {
      const person = path === 'projects' ? buyer : admin
      const response = await person.browser.send(`/api/${path}?search=${search}`)
      expect([path, response.status]).toEqual([path, 400])
    }
  })

  test('T49 what only looks like a NUL is text', async () => {
    expect((await post('{"title": "\\\\u0000"}')).status).toBe(200)
  })

  test('a parameter given twice is refused', async () => {
    expect((await buyer.browser.send('/api/projects?page=1&page=2')).status).toBe(400)
  })

  test('T11 nobody writes a column that is not theirs to write', async () => {
    const columns = [
      'id',
      'buyer_id',
      'buyerId',
      'created_by',
      'owner_email',
      'created_at',
      'role',
      'talent',
      'user_id',
    ]
    for (const column of columns) {
      const { status, error } = await buyer.browser.call(createProject, { title: 'x', [column]: 'x' })
      expect(status).toBe(400)
      expect(error).toMatchObject({ field: column, message: 'Unknown field.' })
    }
    expect((await buyer.browser.call(createProject, { title: 'x', status: 'active' })).status).toBe(400)
  })
})

describe('search', () => {
  test('T47 wildcards are literal', async () => {
    const mine = await newBuyer(app)
    for (const title of ['100% close', 'under_score', 'back\\slash', "O'Brien"])
      await mine.browser.call(createProject, { title })
    const titles = async (search: string) =>
      (await mine.browser.call(listProjects, { search })).body.projects.map(({ title }) => title)
    expect(await titles('%')).toEqual(['100% close'])
    expect(await titles('_')).toEqual(['under_score'])
    expect(await titles('\\')).toEqual(['back\\slash'])
    expect(await titles("o'b")).toEqual(["O'Brien"])
    expect(await titles('🙂')).toEqual([])
  })
})

describe('failures', () => {
  test('T53 an unexpected error says nothing about the inside and leaves its trace in the log without personal data', async () => {
    const lines: string[] = []
    const log = Object.assign(createLog('info'), {
      info: (line: unknown) => lines.push(JSON.stringify(line)),
      error: (line: unknown) => lines.push(JSON.stringify(line)),
    })
    const broken = {
      ...app.services,
      log,
      db: {
        ...app.services.db,
        asSystem: async () => {
          throw Object.assign(new Error('duplicate key (email)=(secret@example.com)'), {
            code: '23505',
            table: 'users',
          })
        },
      },
    }
    const response = await createApp(broken, () => '192.0.2.9').request('/api/session', {
      method: 'POST',
      headers: { ...json, origin: app.env.appUrl },
      body: JSON.stringify({ email: 'secret@example.com', password: 'a secret word' }),
    })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).toMatch(/"message":"Something went wrong. Please try again."/)
    expect(text).not.toMatch(/duplicate|users|secret|at /)
    expect(lines.join('\n')).toMatch(/23505/)
    expect(lines.join('\n')).not.toMatch(/secret@example\.com|a secret word/)
  })

  test('T61 an outage of the file store is logged', async () => {
    const log = createLog('silent')
    const error = vi.spyOn(log, 'error')
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const refuse = async () => {
      throw outOfReach(full)
    }
    const broken = { ...app.services, log, files: { ...app.services.files, stat: refuse, read: refuse } }
    const { candidateId, userId } = await newTalent(app)
    const path = resumePath('a.pdf', new Date())
    await app.database.ownerRun(
      `update candidates set resume_path = $2, resume_original_name = 'a.pdf', resume_size_bytes = 9,
         resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
      [candidateId, path],
    )
    const link = { key: `resumes/${path}`, reader: userId, name: 'a.pdf', disposition: 'inline' } as const
    const url = signLink(
      { ...link, expiresInSeconds: 60 },
      app.services.secrets.derive('files'),
      Math.floor(Date.now() / 1000),
    )
    const response = await createApp(broken, () => '192.0.2.9').request(url)
    expect(response.status).toBe(503)
    expect(error).toHaveBeenCalledWith(
      { requestId: response.headers.get('x-request-id'), error: expect.objectContaining({ code: 'ENOSPC' }) },
      'request failed',
    )
  })

  test('T62, T63 a database out of reach is a 503 that says when to come back', async () => {
    const away = {
      ...app.services,
      db: {
        ...app.services.db,
        read: async () => {
          throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        },
      },
    }
    const response = await createApp(away, () => '192.0.2.9').request('/api/session', {
      headers: { cookie: 'glide=x' },
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
  })
})
