import { expect, test } from 'vitest'
import { holdContactData } from './hold.ts'
import { plainTextOf } from './plain-text.ts'

test.each([
  ['wide', '９１７－５５５－０１４２', '917-555-0142'],
  ['Chinese', '九一七五五五零一四二', '9175550142'],
  ['Arabic', '٩١٧٥٥٥٠١٤٢', '9175550142'],
  ['Devanagari', '९१७५५५०१४२', '9175550142'],
  ['Thai', '๙๑๗-๕๕๕-๐๑๔๒', '917-555-0142'],
  ['bold', '𝟗𝟏𝟕𝟓𝟓𝟓𝟎𝟏𝟒𝟐', '9175550142'],
  ['Chinese on the phone', '幺三八', '138'],
  ['circled', '⑨①⑦⑤⑤⑤⓪①④②', '9175550142'],
  ['keycaps', '9️⃣1️⃣7️⃣', '917'],
  ['spaces and dashes of print', '917\u00a0555\u1680‒\u30000142', '917 555 - 0142'],
])('%s digits are digits', (_, text, plain) => {
  expect(plainTextOf(text).text).toBe(plain)
})

test.each([
  ['Cyrillic letters', 'сarmenbooks.соm', 'carmenbooks.com'],
  ['Greek letters', 'cαrmenbοοks.cοm', 'carmenbooks.com'],
  ['an accent', 'cármenbooks.com', 'carmenbooks.com'],
  ['an ideographic stop', 'carmenbooks。com', 'carmenbooks.com'],
  ['a half-wide stop', 'carmenbooks｡com', 'carmenbooks.com'],
  ['a sign that isn’t seen', 'carmen\u200bbooks.\u00adcom', 'carmenbooks.com'],
  ['small capitals', 'ᴄᴀʀᴍᴇɴbooks.ᴄᴏᴍ', 'carmenbooks.com'],
  ['a ligature', 'carmenof\ufb01ce.com', 'carmenoffice.com'],
])('a site in %s is the same site', (_, text, plain) => {
  expect(plainTextOf(text).text).toBe(plain)
  expect(holdContactData(`I keep ${text} up to date.`).text).toBe('I keep [Link held] up to date.')
})

test('an a in a circle is the sign of addresses, unless a letter beside it is in one, too', () => {
  expect(plainTextOf('anaⓐgmail').text).toBe('ana@gmail')
  expect(plainTextOf('ⓐⓝⓐ').text).toBe('ana')
})

test('each sign remembers where it stood', () => {
  expect(plainTextOf('a\u0301b')).toEqual({ text: 'ab', from: [0, 2], to: [2, 3] })
  expect(plainTextOf('𝐚ﬁ\u200bb')).toEqual({ text: 'afib', from: [0, 2, 2, 4], to: [2, 3, 3, 5] })
})
