import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { exampleDates } from './example-dates.ts'
import { openPublicPages } from './public-pages.ts'
import { webRoutes } from './serve-web.ts'

const folder = mkdtempSync(join(tmpdir(), 'glide-pages-'))
mkdirSync(join(folder, 'leads'))
writeFileSync(join(folder, 'index.html'), '<link href="{{appUrl}}/"><p>© {{year}} {{exampleStart}} {{unknown}}</p>')
writeFileSync(join(folder, 'terms.html'), '<h1>Terms</h1>')
writeFileSync(join(folder, 'claims.html'), '<p>{{acceptedShare|&lt;1%}} of {{vettedCount|25+}}</p>')
writeFileSync(join(folder, 'robots.txt'), 'Sitemap: {{appUrl}}/sitemap.xml')
writeFileSync(join(folder, 'leads/again.html'), '<input value="{{email}}"><p>{{message}}</p>')
mkdirSync(join(folder, 'app'))
writeFileSync(
  join(folder, 'app/heads.json'),
  JSON.stringify({
    '/login': '<title>Log in</title>',
    '/projects/$id': '<title>Project</title><link href="{{appUrl}}{{path}}"/>',
  }),
)
const application = mkdtempSync(join(tmpdir(), 'glide-web-'))
writeFileSync(join(application, 'index.html'), '<title>Glide</title><div id="root"></div>')
const script = join(application, 'assets/script-1a2b.js')
mkdirSync(join(application, 'assets'))
writeFileSync(script, 'const plain = 1')
writeFileSync(`${script}.br`, brotliCompressSync('const brief = 1'))
afterAll(() => rmSync(application, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

let claims: { acceptedShare: string; vettedCount: string } | undefined
const pages = openPublicPages(
  {
    isProduction: false,
    appUrl: 'https://glide.example',
    supportEmail: 'help@glide.example',
    scheduling: { kind: 'none' },
    openId: [],
    readClaims: async () => claims,
  },
  folder,
)
const app = new Hono()
  .get('/again', (context) =>
    pages.answer(context, 'leads/again.html', 400, { email: '"><b>{{message}}', message: 'No' }),
  )
  .get('*', async (context) => (await pages.serve(context)) ?? context.text('another', 404))
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const home = `<link href="https://glide.example/"><p>© ${new Date().getUTCFullYear()} ${exampleDates(new Date()).exampleStart} </p>`

test('a page says this site’s address and this year', async () => {
  const response = await get('/')
  expect(await response.text()).toBe(home)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await (await get('/robots.txt')).text()).toBe('Sitemap: https://glide.example/sitemap.xml')
  expect(await (await get('/terms/')).text()).toBe('<h1>Terms</h1>')
})

test('it comes compressed as asked, and not again to whom has it', async () => {
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(String(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())))).toBe(home)
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect(String(gunzipSync(Buffer.from(await gzip.arrayBuffer())))).toBe(home)
  const etag = brotli.headers.get('etag') as string
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
})

test('a browser may post from it: its origin is not hidden', async () => {
  expect((await get('/')).headers.get('referrer-policy')).toBe('same-origin')
})

test('what a form is answered with is not a page of its own, and what was typed stays text', async () => {
  expect((await get('/leads/again')).status).toBe(404)
  expect((await get('/leads/again.html')).status).toBe(404)
  const answer = await get('/again')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toBe('<input value="&quot;&gt;&lt;b&gt;{{message}}"><p>No</p>')
})

test.each([
  ['2026-11-15', 'Nov 30, 2026', 'Tue, Nov 24, 9:30 AM ET'],
  ['2026-11-16', 'Nov 30, 2026', 'Tue, Nov 24, 9:30 AM ET'],
  ['2026-11-17', 'Dec 7, 2026', 'Tue, Dec 1, 9:30 AM ET'],
  ['2027-12-20', 'Jan 3, 2028', 'Tue, Dec 28, 9:30 AM ET'],
])('on %s the example starts %s, after intros on %s', (today, exampleStart, exampleIntro) => {
  expect(exampleDates(new Date(today))).toEqual({ exampleStart, exampleIntro })
})

test('what is written gives way to what was measured, and comes back', async () => {
  const read = async () => {
    const response = await get('/claims')
    return [await response.text(), response.headers.get('etag')]
  }
  const [written, before] = await read()
  expect(written).toBe('<p>&lt;1% of 25+</p>')
  claims = { acceptedShare: '<1%', vettedCount: '<b>43' }
  const [measured, since] = await read()
  expect(measured).toBe('<p>&lt;1% of &lt;b&gt;43</p>')
  expect(since).not.toBe(before)
  claims = undefined
  expect(await read()).toEqual([written, before])
})

const web = webRoutes(pages, `${application}/`)
const root = '<div id="root"></div>'

test('a file that is not there is not found, whatever page the application would show', async () => {
  for (const path of [
    '/llms.txt',
    '/.well-known/none.json',
    '/.env',
    '/wp-login.php',
    '/assets/none.js',
    '/app/heads.json',
  ])
    expect((await web.request(path)).status, path).toBe(404)
})

test('a script is read from the disk once, in the form that a browser asks for', async () => {
  const ask = async (encoding: string, init: { method?: string; range?: string } = {}) => {
    const { method, ...headers } = { ...init, 'accept-encoding': encoding }
    return web.request('/assets/script-1a2b.js', { method, headers })
  }
  const read = async (response: Response) => ({
    text: String(brotliDecompressSync(Buffer.from(await response.arrayBuffer()))),
    headers: Object.fromEntries(response.headers),
  })
  expect(await (await ask('gzip')).text()).toBe('const plain = 1')
  const first = await read(await ask('gzip, deflate, br'))
  expect(first.text).toBe('const brief = 1')
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(await (await ask('br;q=0')).text()).toBe('const plain = 1')
  expect(await (await ask('br', { method: 'HEAD' })).text()).toBe('')
  expect((await ask('br', { range: 'bytes=0-0' })).status).toBe(206)
  for (const file of [script, `${script}.br`]) rmSync(file)
  expect(await read(await ask('br'))).toEqual(first)
  expect((await ask('gzip')).status).toBe(404)
})

test.each([
  ['/login', '<title>Log in</title>'],
  ['/login/', '<title>Log in</title>'],
  ['/projects/7', '<title>Project</title><link href="https://glide.example/projects/7"/>'],
  ['/projects/%22%3E$&', '<title>Project</title><link href="https://glide.example/projects/%22%3E$&amp;"/>'],
])('the application at %s has a head of its own', async (path, head) => {
  const response = await web.request(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(head + root)
})

test.each(['/log', '/projects', '/projects/7/none', '/constructor', '/undefined'])(
  'the application at %s leads home, and the address answers that nothing is there',
  async (path) => {
    const response = await web.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(`<title>Glide</title><meta name="robots" content="noindex"/>${root}`)
  },
)

test('the application’s pages name the providers that are set up, and nothing where none is', () => {
  expect(pages.appHead('/login')).toBe('<title>Log in</title>')
  const source = {
    isProduction: false,
    appUrl: 'https://glide.example',
    supportEmail: 'help@glide.example',
    scheduling: { kind: 'none' },
    readClaims: async () => undefined,
  }
  const openId = [
    { key: 'firm-sso', label: 'Firm "A" & {{path}}', issuer: 'https://id.example', clientSecret: 'secret' },
  ]
  expect(openPublicPages({ ...source, openId }, folder).appHead('/login')).toBe(
    '<title>Log in</title><meta name="glide:openid" content="[[&quot;firm-sso&quot;,&quot;Firm \\&quot;A\\&quot; &amp; {{path}}&quot;]]"/>',
  )
})
