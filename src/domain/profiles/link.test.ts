import { expect, test } from 'vitest'
import { linkLabel, linkMessage, profileLink, webLink } from './link.ts'

test.each([
  ['linkedin.com/in/maria', 'https://linkedin.com/in/maria'],
  [' https://www.linkedin.com/in/maria/ ', 'https://www.linkedin.com/in/maria/'],
  ['HTTP://example.com', 'http://example.com'],
  ['example.com/http://x', 'https://example.com/http://x'],
  ['example.com:8080/a?b=c#d', 'https://example.com:8080/a?b=c#d'],
  ['https://müller.example/é', 'https://müller.example/é'],
  ['https://medium.com/@maria', 'https://medium.com/@maria'],
])('%s is a link', (typed, link) => {
  expect(webLink(typed)).toBe(link)
  expect(profileLink.parse(typed)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//example.com',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'mailto:maria@example.com',
  'https://user:secret@example.com',
  'https://exa mple.com',
  'https://example.com/"><script>',
  'https://localhost/',
  '//example.com',
  'https:example.com',
  'my page',
])('%j is none', (typed) => {
  expect(webLink(typed)).toBeUndefined()
  expect(profileLink.safeParse(typed).error?.issues[0]?.message).toBe(linkMessage)
})

test('an empty link is none, and no mistake', () => {
  expect(profileLink.parse('  ')).toBeNull()
  expect(profileLink.parse(null)).toBeNull()
})

test('a link has at most 500 characters', () => {
  const link = `https://example.com/${'a'.repeat(480)}`
  expect(profileLink.parse(link)).toHaveLength(500)
  expect(profileLink.safeParse(`${link}a`).success).toBe(false)
})

test('a link is read without what every link has', () => {
  expect(linkLabel('https://www.linkedin.com/in/maria/')).toBe('linkedin.com/in/maria')
  expect(linkLabel('https://example.com/?next=https://www.other.example')).toBe(
    'example.com/?next=https://www.other.example',
  )
})
