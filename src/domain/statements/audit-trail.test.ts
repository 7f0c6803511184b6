import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenEntry, chain } from './audit-trail.ts'

/** Not SHA-256, but a text goes in and another comes out. */
const hash = (text: string) =>
  `${text.length}:${[...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)}`

test('every entry depends on all before it: a changed, missing or moved one is found at its place', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 9 }),
      fc.nat(),
      (texts, pick) => {
        const entries = [...chain([], texts.slice(0, 1), hash)]
        entries.push(...chain(entries, texts.slice(1), hash))
        expect(brokenEntry(entries, hash)).toBeUndefined()
        const at = pick % entries.length
        expect(
          brokenEntry(
            entries.map((one, index) => (index === at ? { ...one, entry: `${one.entry}.` } : one)),
            hash,
          ),
        ).toBe(at + 1)
        if (at < entries.length - 1) expect(brokenEntry(entries.toSpliced(at, 1), hash)).toBe(at + 1)
      },
    ),
  )
})
