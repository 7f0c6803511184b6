import { expect, test } from 'vitest'
import { joinAddresses } from './addresses.ts'

const read = (text: string) =>
  joinAddresses(
    text.split(' ').map((word, index) => ({
      ...{ text: word, confidence: 90 - index, left: index * 100, right: index * 100 + 80 },
      ...{ em: 20, stroke: 0.1 },
    })),
  )

test.each([
  ['| lwazi.dube @example.co.uk |', '| lwazi.dube@example.co.uk |'],
  ['014 | katarzyna.wisnie wska@example.org', '014 | katarzyna.wisniewska@example.org'],
  ['marcus. fitzgerald.cpa@icloud.com', 'marcus.fitzgerald.cpa@icloud.com'],
  ['jericho.evangelio@ poste.example', 'jericho.evangelio@poste.example'],
  ['ana@mail. example.co.uk, Cebu', 'ana@mail.example.co.uk, Cebu'],
  ['ana@ work', 'ana@ work'],
  ['Email: ana@example.com', 'Email: ana@example.com'],
  ['Cebu ana@example.com', 'Cebu ana@example.com'],
  ['bill.com ana@example.com', 'bill.com ana@example.com'],
  ['follow me @ana', 'follow me @ana'],
  ['Inc. ana@example.com', 'Inc. ana@example.com'],
  ['ana.reyes@example._ph', 'ana.reyes@example.ph'],
  ['ana_reyes@example_.com', 'ana_reyes@example.com'],
  ['ana.reyes@example,com', 'ana.reyes@example.com'],
  ['ana.reyes©example.com', 'ana.reyes@example.com'],
  ['© example.com', '© example.com'],
  ['ana.-reyes@example.com', 'ana.reyes@example.com'],
  ['ana.reyes @mail-', 'ana.reyes@mail-'],
  ['ana.reyes@mail-example.caM)', 'ana.reyes@mail-example.ca'],
  ['ana.reyes@example.com]', 'ana.reyes@example.com'],
  ['ANA.REYES@EXAMPLE.COM', 'ANA.REYES@EXAMPLE.COM'],
])('%s is %s', (seen, meant) => {
  expect(
    read(seen)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(meant)
})

test('what was put together is as sure as its least sure part, and as wide as both', () => {
  expect(read('ana.reyes @example.com')).toMatchObject([{ confidence: 89, left: 0, right: 180 }])
})

test('what stands closer than words do is one address', () => {
  const [em, stroke, confidence] = [20, 0.1, 90]
  const words = [
    { text: 'katarz', left: 0, right: 58, em, stroke, confidence },
    { text: 'yna.wisnie', left: 62, right: 150, em, stroke, confidence },
    { text: 'wska@example.org', left: 160, right: 320, em, stroke, confidence },
  ]
  expect(joinAddresses(words)).toMatchObject([{ text: 'katarzyna.wisniewska@example.org', left: 0, right: 320 }])
})

test('an at sign between wide letters stands apart from both sides of its address', () => {
  const at = (text: string, left: number, right: number) => ({ text, left, right, em: 20, stroke: 0.1, confidence: 90 })
  const texts = (...words: ReturnType<typeof at>[]) => joinAddresses(words).map(({ text }) => text)
  const [account, domain] = [at('ana.reyes98', 0, 100), at('mail-example.com', 140, 300)]
  expect(texts(account, at('@', 110, 130), domain)).toEqual(['ana.reyes98@mail-example.com'])
  expect(texts(at('@', 110, 130), at('www.example.com', 140, 300))).toEqual(['@', 'www.example.com'])
  expect(texts(at('@', 90, 110), domain)).toEqual(['@', 'mail-example.com'])
})
