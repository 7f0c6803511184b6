import { expect, test } from 'vitest'
import type { FileKey } from './bucket.ts'
import { type FileLink, genuineLink, requireLive, signLink } from './signed-link.ts'

const signingKey = 'a signing key of thirty-two bytes'
const now = 1_794_744_000
const key: FileKey = 'resumes/0b9f7d6e-1111-4222-8333-444455556666/1-a.pdf'
const otherKey: FileKey = 'resumes/0b9f7d6e-1111-4222-8333-444455557777/1-a.pdf'
const reader = '0b9f7d6e-1111-4222-8333-444455558888'
const refusal = { code: 'forbidden', message: 'This link is not valid or has expired. Please request a new one.' }

const sign = (changes: Partial<FileLink & { expiresInSeconds: number }> = {}) =>
  signLink(
    { key, reader, name: 'résumé.pdf', disposition: 'inline', expiresInSeconds: 300, ...changes },
    signingKey,
    now,
  )

const verifyLink = (link: string, key: string, seconds: number) => {
  const genuine = genuineLink(link, key)
  requireLive(genuine, seconds)
  return genuine
}
const readAt = (link: string, seconds: number) => () => verifyLink(link, signingKey, seconds)

test('a link says what it opens', () => {
  expect(sign()).toMatch(
    /^\/files\/resumes\/[^?]+\?expires=1794744300&reader=[0-9a-f-]{36}&name=r%C3%A9sum%C3%A9.pdf&disposition=inline&signature=[\w-]{43}$/,
  )
  expect(verifyLink(sign(), signingKey, now)).toEqual({
    key,
    reader,
    name: 'résumé.pdf',
    disposition: 'inline',
    expires: now + 300,
  })
  expect(verifyLink(`https://glide.test${sign()}`, signingKey, now).key).toBe(key)
})

test.each([300, 3600])('T44 a link of %i seconds ends at its second', (expiresInSeconds) => {
  const link = sign({ expiresInSeconds })
  expect(readAt(link, now + expiresInSeconds - 1)).not.toThrow()
  expect(readAt(link, now + expiresInSeconds)).toThrow(expect.objectContaining(refusal))
  expect(readAt(link, now + expiresInSeconds + 1)).toThrow(expect.objectContaining(refusal))
})

test.each([3601, 1e9, Number.POSITIVE_INFINITY])('no link lives longer than an hour: %d', (expiresInSeconds) => {
  expect(verifyLink(sign({ expiresInSeconds }), signingKey, now).expires).toBe(now + 3600)
})

const link = sign()
test.each([
  ['another file', link.replace(key, otherKey)],
  ['another bucket', link.replace('/resumes/', '/avatars/')],
  ['a later end', link.replace('expires=1794744300', 'expires=1794747000')],
  ['an endless end', link.replace('expires=1794744300', 'expires=Infinity')],
  ['no end', link.replace('expires=1794744300&', '')],
  ['another reader', link.replace(reader, key.slice(8, 44))],
  ['another name', link.replace('sum', 'sun')],
  ['another disposition', link.replace('inline', 'attachment')],
  ['another first parameter', link.replace('?', '?expires=1794747000&')],
  ['no signature', link.replace(/&signature=.*/, '')],
  ['an empty signature', link.replace(/signature=.*/, 'signature=')],
  ['a padded signature', `${link}=`],
  ['a longer signature', `${link}A`],
  ['a signature in other letters', link.replace(/signature=.*/, `signature=${'é'.repeat(43)}`)],
  ['a path above', link.replace('/files/', '/files/../files/resumes/../../')],
  ['an encoded path above', link.replace('/resumes/', '/resumes/%2e%2e%2fresumes/')],
])('a changed link is refused: %s', (_, changed) => {
  expect(changed).not.toBe(link)
  expect(readAt(changed, now)).toThrow(expect.objectContaining(refusal))
})

test('T44 a signature of one link opens no other, and every bit of it counts', () => {
  const [, signature = ''] = link.split('signature=')
  expect(readAt(sign({ key: otherKey }).replace(/signature=.*/, `signature=${signature}`), now)).toThrow()
  for (let index = 0; index < signature.length; index += 1) {
    const character = signature[index] === 'A' ? 'B' : 'A'
    const changed = signature.slice(0, index) + character + signature.slice(index + 1)
    expect(readAt(link.replace(signature, changed), now)).toThrow()
  }
})

test('T44 a changed signing key ends all links', () => {
  expect(() => verifyLink(link, 'another key', now)).toThrow(expect.objectContaining(refusal))
})
