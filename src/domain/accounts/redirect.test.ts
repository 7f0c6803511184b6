import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeRedirect } from './redirect.ts'

const origin = 'https://glide.test'

const attacks = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '//evil.test/%2e%2e',
  '//user@evil.test',
  '//glide.test@evil.test',
  '//evil.test#/homepage',
  '//evil.test?/homepage',
  '//[::1]',
  '/\\evil.test',
  '/\\/evil.test',
  '/\\\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '\\/\\/evil.test',
  '/a\\..\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/ /evil.test',
  '/\u0000/evil.test',
  '/\u00a0/evil.test',
  '/\u2028/evil.test',
  '/%2fevil.test',
  '/%2F/evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/%5C/evil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0D/evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://evil.test',
  'HTTPS://evil.test',
  'https://glide.test@evil.test',
  'https://glide.test.evil.test',
  'http://evil.test',
  'ftp://evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'evil.test',
  'homepage',
  '?redirect=//evil.test',
  '#//evil.test',
  '',
  `/${'a'.repeat(2048)}`,
]

describe('T33 the redirect after login', () => {
  test.each(attacks)('ignores %j', (target) => {
    expect(safeRedirect(target)).toBeUndefined()
  })

  test.each([undefined, null, 1, ['/homepage'], ['//evil.test'], { toString: () => '/homepage' }])(
    'ignores what is no text: %j',
    (target) => {
      expect(safeRedirect(target)).toBeUndefined()
    },
  )

  test.each([
    '/',
    '/homepage',
    '/projects?page=2&filter=active',
    '/projects/3f?tab=a%20b#top',
    '/a//b',
    '/login?redirect=%2F%2Fevil.test',
    '/projects?search=%2f%2fevil.test',
    '/@evil.test',
    '/é',
    `/${'a'.repeat(2047)}`,
  ])('keeps %j as it is', (target) => {
    expect(safeRedirect(target)).toBe(target)
    expect(new URL(target, origin).origin).toBe(origin)
  })

  test('never leads to another site, whatever is asked for', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '.',
      'evil.test',
      'https',
      '?',
    )
    const targets = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(targets, (target) => {
        const path = safeRedirect(target)
        if (path === undefined) return
        expect(path).toBe(target)
        expect(new URL(path, origin).origin).toBe(origin)
      }),
      { numRuns: 2000 },
    )
  })
})
