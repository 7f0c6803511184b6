import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findContactData } from '#domain/contact-data/find.ts'
import { Random } from '../matching/random.ts'
import { ordinarySentences } from './ordinary.ts'
import { isHeld, textOf } from './score.ts'
import { secondSentences } from './second-sentences.ts'
import { secondWays } from './second-ways.ts'
import { contactCases } from './set.ts'

test('of 500 ways to write contact data at least 95 % are held, in each half', () => {
  const cases = contactCases('contact data')
  expect(cases.length).toBeGreaterThanOrEqual(500)
  for (const half of [true, false]) {
    const asked = cases.filter((one) => one.isHeldOut === half)
    const held = asked.filter((one) => isHeld(one, findContactData(textOf(one))))
    expect(held.length / asked.length).toBeGreaterThanOrEqual(0.95)
  }
})

test('of ordinary sentences about books at most 1 % are touched', () => {
  const sentences = ordinarySentences(new Random('ordinary'), 2000)
  const touched = sentences.filter((sentence) => findContactData(sentence).length > 0)
  expect(touched.length / sentences.length).toBeLessThanOrEqual(0.01)
})

/** Something is held, and fewer digits are left than a number has. */
function isWithheld(text: string): boolean {
  const spans = findContactData(text)
  const left = spans.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
  return spans.length > 0 && (left.normalize('NFKC').match(/\p{Nd}/gu) ?? []).length < 7
}

test('the same of ways and sentences that were written without reading the rules', () => {
  const texts = Object.values(secondWays).flat()
  expect(texts.length).toBeGreaterThan(350)
  expect(texts.filter(isWithheld).length / texts.length).toBeGreaterThanOrEqual(0.95)
  expect(secondSentences.filter((sentence) => findContactData(sentence).length > 0)).toEqual([])
})

type Written = { contacts: { text: string; strings: string[] }[]; ordinary: string[] }
const readWritten = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

const shareHeld = ({ contacts }: Written) =>
  contacts.filter(({ text, strings }) => {
    const spans = findContactData(text)
    return strings.every((secret) => isHeld({ before: text.slice(0, text.indexOf(secret)), secret }, spans))
  }).length / contacts.length
const touchedIn = ({ ordinary }: Written) => ordinary.filter((text) => findContactData(text).length > 0)

/**
 * Two people who had not read the rules wrote these. At first sight 80.7 % of the first one's 300 messages were held and 13 of 300 ordinary
 * sentences touched, then, with what those had taught, 88.4 % of the second one's 250 and 12 of 300.
 */
test('of messages that strangers wrote at least 93 % are held, and of their ordinary sentences at most 1 % touched', () => {
  const written: Written = readWritten('strangers.json')
  expect(shareHeld(written)).toBeGreaterThanOrEqual(0.93)
  expect(touchedIn(written).length / written.ordinary.length).toBeLessThanOrEqual(0.01)
})

/**
 * Four rounds, in each of which every message tries another trick: the first was written before its writer read the rules, each of the
 * others after they had learned from the one before. At first sight 77.9, 80.3, 80.5 and 83.1 % were held, and 0 of 120, 1 of 121,
 * 0 of 118 and 1 of 60 ordinary sentences touched: a trick that nobody has tried yet passes about one time in five.
 */
test.each([0.99, 0.95, 0.97, 0.92].map((floor, round) => [round + 1, floor] as const))(
  'of the tricks of round %i at least %d are held, and no ordinary sentence is touched',
  (round, floor) => {
    const written = (readWritten('rounds.json') as Written[])[round - 1] as Written
    expect(shareHeld(written)).toBeGreaterThanOrEqual(floor)
    expect(touchedIn(written)).toEqual([])
  },
)

/**
 * 500 messages in many languages and scripts, and 500 ordinary sentences, by someone who had not read the rules. At first sight 82.4 % were
 * held and 5 of the 500 sentences touched; nearly half of what was missed was a language that the rules did not know.
 */
test('of a stranger’s 500 messages in many languages at least 99 % are held, and no ordinary sentence is touched', () => {
  const written: Written = readWritten('languages.json')
  expect(shareHeld(written)).toBeGreaterThanOrEqual(0.99)
  expect(touchedIn(written)).toEqual([])
})

/**
 * Another stranger's 500 messages and 500 ordinary sentences, many of them full of numbers of the books. At first sight 95.4 % were held and
 * 10 of the 500 sentences touched; the rules have since learned from them.
 */
test('of another stranger’s 500 messages at least 99 % are held, and no ordinary sentence is touched', () => {
  const written: Written = readWritten('second-languages.json')
  expect(shareHeld(written)).toBeGreaterThanOrEqual(0.99)
  expect(touchedIn(written)).toEqual([])
})

/**
 * The measure: a third stranger's 500 messages and 500 ordinary sentences, which nobody has tuned on. Scored once, 96.2 % were held and 1 of
 * the 500 sentences touched. Whoever learns from them needs others to measure by.
 */
test('of 500 messages that nobody has tuned on at least 95 % are held, and of 500 ordinary sentences at most 1 % touched', () => {
  const written: Written = readWritten('untuned.json')
  expect(shareHeld(written)).toBeGreaterThanOrEqual(0.95)
  expect(touchedIn(written).length / written.ordinary.length).toBeLessThanOrEqual(0.01)
})

test('a masker that holds nothing, or everything, is told', () => {
  const [one] = contactCases('contact data')
  if (!one) throw new Error('no case')
  expect(isHeld(one, [])).toBe(false)
  expect(isHeld(one, [{ from: 0, to: textOf(one).length }])).toBe(true)
  expect(isHeld(one, [{ from: 0, to: one.before.length + 2 }])).toBe(false)
})
