import { expect, test, vi } from 'vitest'
import { signedIsKept } from '#domain/statements/status.ts'
import { prerender } from './prerender.tsx'

const channels = vi.hoisted(() => {
  const opened: string[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(name: string) {
        opened.push(name)
      }
    },
  )
  return opened
})

const files = new Map(
  prerender({ styles: 'p{}', script: '/assets/enhance.js', fonts: ['/assets/inter.woff2'] }).map(
    ({ file, content }) => [file, content],
  ),
)
const page = (file: string) => files.get(file) ?? ''
const landing = page('index.html')
const text = landing.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
const count = (text: string, part: RegExp) => [...text.matchAll(part)].length

test('the landing page has its sections in order', () => {
  const ids = [...landing.matchAll(/<section id="([\w-]+)"/g)].map((match) => match[1])
  expect(ids).toEqual(['hero', 'fits', 'how', 'why-glide', 'features', 'about', 'faqs', 'talent', 'cta'])
})

test('it makes the claims as they are, three of them until they are measured', () => {
  for (const claim of ['97%', '{{vettedCount|25+}}', '{{acceptedShare|&lt;1%}}', '40+', '{{replyMinutes|15–30}}'])
    expect(landing).toContain(`g-double-rule">${claim}</dd>`)
  expect(landing).toContain('<dt class="')
  expect(text).toContain('4 generations')
  expect(text.replace(/\s+/g, ' ')).toContain(
    'Founded by CPAs and former Big 4 professionals for accountants who expect excellence.',
  )
  for (const category of [
    'Core Ops',
    'Tax Preparation Support',
    'Cleanup Support',
    'Compliance Support',
    'Reporting and AR Hygiene',
    'Cross-Functional Support',
  ])
    expect(text).toContain(category)
  expect(count(landing, /<blockquote/g)).toBe(6)
  expect(count(landing, /<details[^>]*>\s*<summary>/g)).toBe(6)
})

test('samples are marked, and in production nothing made up is shown but the hero’s picture, with its mark', () => {
  expect(count(landing, />Sample<\/small>/g)).toBe(4)
  const production = page('production/index.html')
  expect(count(production, />Sample<\/small>/g)).toBe(1)
  expect(production).toMatch(
    /<figure [^>]*aria-label="An example of a shortlist">.*Your shortlist<small [^>]*>Sample</s,
  )
  for (const made of ['<blockquote', 'Hollis &amp; Quay', 'family practice']) expect(production).not.toContain(made)
  expect(production).toContain('id="about"')
  expect(page('sitemap.xml')).not.toContain('production')
})

test('its links lead where they should', () => {
  const hrefs = new Set([...landing.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1]))
  const wanted =
    '#how #features #about #cta #why-glide /talent-intake /customer-onboarding /login /#how /#features /case-studies /security /#about /#talent /terms /privacy'
  for (const href of wanted.split(' ')) expect(hrefs).toContain(href)
})

test.each(['index.html', 'terms.html', 'privacy.html', 'security.html', 'case-studies.html'])(
  '%s says what it is to search engines and shared links',
  (file) => {
    const path = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`
    expect(page(file)).toMatch(/<title>[^<]{5,70}<\/title>/)
    expect(page(file)).toMatch(/<meta name="description" content="[^"]{50,170}"/)
    expect(page(file)).toContain(`<link rel="canonical" href="{{appUrl}}${path}"/>`)
    expect(page(file)).toContain('<meta property="og:image" content="{{appUrl}}/share.png"/>')
    expect(count(page(file), /<h1/g)).toBe(1)
    expect(page('sitemap.xml')).toContain(`<loc>{{appUrl}}${path}</loc>`)
  },
)

test('the privacy page says how long what was signed is kept, and why', () => {
  const { howLong, why } = signedIsKept
  expect(page('privacy.html')).toMatch(
    new RegExp(`A statement of work that both sides have signed stays [^.]*, ${howLong}, [^.]*: ${why}\\.`),
  )
})

test('structured data can be read, and no script stands in the page', () => {
  const data = [...landing.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
    JSON.parse(match[1] as string),
  )
  expect(data.map((one) => one['@type'])).toEqual(['Organization', 'FAQPage'])
  expect(data[1].mainEntity).toHaveLength(6)
  for (const content of files.values()) {
    expect(content).not.toMatch(/<script(?! type="(module" src|application\/ld\+json))/)
    expect(content).not.toMatch(/ on\w+="/)
  }
})

test('answers to the form stay out of search engines', () => {
  for (const file of ['leads/thanks.html', 'leads/again.html']) {
    expect(page(file)).toContain('content="noindex"')
    expect(page(file)).not.toMatch(/canonical|og:/)
  }
})

const heads = JSON.parse(page('app/heads.json')) as Record<string, string>

test.each([
  '/talent-intake',
  '/customer-onboarding',
  '/login',
  '/upload-resume',
  '/schedule-meeting',
  '/forgot-password',
])('the application at %s says what it is to search engines and shared links', (path) => {
  expect(heads[path]).toMatch(/<title>[^<]{5,70}<\/title>/)
  expect(heads[path]).toMatch(/<meta name="description" content="[^"]{50,170}"/)
  expect(heads[path]).toContain(`<link rel="canonical" href="{{appUrl}}${path}"/>`)
  expect(heads[path]).toMatch(/<meta property="og:title" content="[^"]+"/)
})

test.each(['/confirm', '/join', '/login/verify', '/login/with/$provider', '/update-password'])(
  'the application at %s says what it is to shared links, and stays out of search engines',
  (path) => {
    const address = path.includes('$') ? '{{path}}' : path
    expect(heads[path]).toMatch(/<title>[^<]{5,70}<\/title>/)
    expect(heads[path]).toContain('content="noindex"')
    expect(heads[path]).toMatch(/<meta name="description" content="[^"]{50,170}"/)
    expect(heads[path]).toContain(`<link rel="canonical" href="{{appUrl}}${address}"/>`)
    expect(heads[path]).toContain(`<meta property="og:url" content="{{appUrl}}${address}"/>`)
    expect(heads[path]).toMatch(/<meta property="og:title" content="[^"]+"/)
  },
)

test('an address that leads on to another page describes that one', () => {
  expect(heads['/reset-password']).toBe(heads['/update-password'])
})

test('no two public pages are called or describe themselves alike', () => {
  const { '/reset-password': _, ...others } = heads
  for (const part of [/name="description" content="([^"]+)"/, /<title>([^<]+)/]) {
    const said = Object.values(others).flatMap((head) => (/og:title/.test(head) && part.exec(head)?.[1]) || [])
    expect(new Set(said).size).toBe(said.length)
  }
})

test('pages of people stay out of search engines and say nothing to shared links', () => {
  for (const path of ['/admin', '/homepage', '/settings', '/invitations/$id']) {
    expect(heads[path]).toContain('content="noindex"')
    expect(heads[path]).not.toMatch(/canonical|og:|name="description"/)
  }
})

test('a project’s page is at its own address', () => {
  expect(heads['/projects/$id']).toContain('<link rel="canonical" href="{{appUrl}}{{path}}"/>')
})

test('the other public pages say where they belong', () => {
  const data = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page('terms.html'))?.[1] as string,
  )
  expect(data).toMatchObject({ '@type': 'WebPage', name: 'Terms of Service', url: '{{appUrl}}/terms' })
})

test('rendering opens no channel that a build would wait for', () => expect(channels).toEqual([]))
