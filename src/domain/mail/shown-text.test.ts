import { expect, test } from 'vitest'
import { shownName, shownText, shownTitle } from './shown-text.ts'

test.each(['Ana María Dizon-O’Neil, Jr.', 'J.R. Cruz', 'Zoë 山田'])('%s is a name', (name) =>
  expect(shownName(name, '')).toBe(name),
)

test.each([
  'Month-end close, three entities',
  'AP/AR clean-up: 3 entities',
  'Tax season, 1040, 1065 and 1120-S',
  'Bill.com and Ramp.com migration',
  'U.S. GAAP conversion',
  'Clients with <$1M revenue',
  'Hollis & Quay CPAs, P.C.',
])('%s is a title', (title) => expect(shownTitle(title, '')).toBe(title))

test.each([
  'Glide Security: your account is locked, see https://evil.example/login',
  'evil.example/login',
  'EVIL.EXAMPLE',
  'www.evil',
  'evilbill.com',
  'Bill.com/login',
  'evil\uff0eexample',
  '//evil',
  'http:/evil',
  'write to help@evil',
  'Glide Support (415) 555-0132',
  'Call 415.555.0132 now',
  'x'.repeat(200),
  '\r\n \u200b\u202e',
  'evil\u3002example.com',
])('%j is neither', (text) => {
  expect(shownName(text, 'someone')).toBe('someone')
  expect(shownTitle(text, 'a project')).toBe('a project')
})

test('a name has no markup', () => expect(shownName('<b>Carmen</b>', '')).toBe(''))

test('line breaks and direction controls become spaces', () => {
  expect(shownName('  Carmen\r\nReyes\u202e ', '')).toBe('Carmen Reyes')
  expect(shownTitle('Close\u2028the books', '')).toBe('Close the books')
})

test('what someone wrote is shown on one line, however long, unless it holds a link or a number', () => {
  const text = 'We chose people\nwhose recent work is closer to this. '.repeat(20).trim()
  expect(shownText(text, '')).toBe(text.replaceAll('\n', ' '))
  for (const held of ['See evil.example/login', 'Call 212 555 0142', ' \n'])
    expect(shownText(held, 'held')).toBe('held')
})
