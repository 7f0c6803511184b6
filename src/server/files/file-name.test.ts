import { expect, test } from 'vitest'
import { isFileKey } from './bucket.ts'
import { contentDisposition } from './content-disposition.ts'
import { avatarPath, profilePhotoPath, resumePath } from './file-key.ts'
import { shownName, storedName } from './file-name.ts'

const now = new Date('2026-11-15T12:00:00Z')
const userId = '0b9f7d6e-1111-4222-8333-444455556666'

const attacks = [
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '/absolute.pdf',
  'C:\\fakepath\\resume.pdf',
  'a\0.pdf',
  'a\r\nset-cookie: x=1.pdf',
  'quote".pdf',
  "tick'.pdf",
  'back\\slash.pdf',
  '\u202Efdp.exe',
  'a\u2028b.pdf',
  '%2e%2e%2f.pdf',
  'CON',
  '...',
  '',
  ' ',
  '\uD800lone.pdf',
  '😀'.repeat(150),
  `${'x'.repeat(296)}.pdf`,
  `${'.'.repeat(100_000)}x`,
  '<script>alert(1)</script>.pdf',
  'a; filename=evil.exe',
]

test('a resume lies under a random id, a slash, the time, a hyphen and its cleaned name', () => {
  const path = resumePath('Ana María (CPA) v2.final-1.pdf', now)
  expect(path).toMatch(/^[0-9a-f-]{36}\/1794744000000-Ana_Mar_a__CPA__v2\.final-1\.pdf$/)
  expect(resumePath('a.pdf', now)).not.toBe(resumePath('a.pdf', now))
})

test('pictures are named by their owner, the time and the type the server found', () => {
  expect(avatarPath(userId, 'image/jpeg', now)).toBe(`${userId}/1794744000000.jpg`)
  expect(profilePhotoPath(userId, 'image/webp', now)).toBe(`${userId}-1794744000000.webp`)
})

test.each(attacks)('T41 no file name makes a key that is not ours: %j', (name) => {
  expect(isFileKey(`resumes/${resumePath(name, now)}`)).toBe(true)
})

test.each(attacks)('T41 no file name breaks out of its header: %j', (name) => {
  const header = contentDisposition('attachment', name)
  expect(header).toMatch(/^attachment; filename="[^"\\\r\n%]+"(; filename\*=UTF-8''[\w.!#$&+^`|~%-]+)?$/)
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow()
  expect(header.length).toBeLessThan(1700)
})

test.each(attacks)('a shown name is one printable part of a path: %j', (name) => {
  expect(shownName(name)).toMatch(/^(?!\.)[^\p{Cc}\p{Cf}\p{Cs}/\\\u2028\u2029]{1,120}$/u)
})

test('names are shortened but keep their ending', () => {
  const long = `${'x'.repeat(296)}.pdf`
  expect(storedName(long)).toBe(`${'x'.repeat(96)}.pdf`)
  expect(shownName(long)).toBe(`${'x'.repeat(116)}.pdf`)
})

test('names of people stay theirs', () => {
  expect(shownName('Résumé – José Ñandú.pdf')).toBe('Résumé – José Ñandú.pdf')
  expect(shownName('می\u200cخواهم.pdf')).toBe('می\u200cخواهم.pdf')
  expect(contentDisposition('inline', 'plain.pdf')).toBe('inline; filename="plain.pdf"')
  expect(contentDisposition('inline', "O'Néil (1).pdf")).toBe(
    `inline; filename="O'N_il (1).pdf"; filename*=UTF-8''O%27N%C3%A9il%20%281%29.pdf`,
  )
})
