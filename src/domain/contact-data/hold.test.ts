import { expect, test } from 'vitest'
import { findContactData } from './find.ts'
import { heldLabels, holdContactData, holdingMessage, partsOf } from './hold.ts'
import { usualForms } from './usual-forms.ts'

test('contact data is replaced by its kind, and the rest stays as written', () => {
  expect(holdContactData('Wednesday works. Call +63 917 555 0142 or write to carmen@dizon.ph, please.')).toEqual({
    text: 'Wednesday works. Call [Phone number held] or write to [Email address held], please.',
    kinds: ['phone', 'email'],
  })
  expect(holdContactData('My Telegram is carmen_d, my page carmenbooks.com.')).toEqual({
    text: 'My Telegram is [Account name held], my page [Link held].',
    kinds: ['site', 'handle'],
  })
})

test.each([
  ['digits in French', 'six un deux cinq cinq cinq zéro un quatre deux', 'phone'],
  ['a number told in parts', '612 is the area code and the rest is 555 0142', 'phone'],
  ['accents on top', 'c\u0301armen@gm\u0301ail.com', 'email'],
  ['a sign that is said', 'carmendiaz followed by the at sign then gmail.com', 'email'],
  ['a name and its place apart', 'user carmen.diaz and then outlook.com', 'email'],
  ['words between', 'carmen underscore diaz at outlook dot com', 'email'],
  ['a site without dots', 'www carmenbooks com', 'site'],
  ['a figure for a letter', 'my wh4tsapp: carmendiaz', 'handle'],
  ['a letter missing', 'telgram: carmendiaz', 'handle'],
  ['one word after a messenger', 'telegram carmendiaz please', 'handle'],
])('%s', (_, text, kind) => {
  expect(holdContactData(`Thank you. ${text}`).kinds).toContain(kind)
})

test.each([
  'The team uses WhatsApp daily.',
  'Text the client about invoice 612 and the 555 that is 1200 late.',
  'I look at gross,net and tax.',
  'The number is 612 and the rest is 88.',
])('nothing in %s', (text) => {
  expect(holdContactData(text).kinds).toEqual([])
})

test('a text without any is the same text', () => {
  const text = 'Ties to $1,204,331.10.\n\n  See TB_2026.xlsx.'
  expect(holdContactData(text)).toEqual({ text, kinds: [] })
  expect(holdContactData('')).toEqual({ text: '', kinds: [] })
})

test('positions are those of the original, whatever its characters', () => {
  expect(holdContactData('👩‍💼 ９１７-５５５-０１４２ 🙂').text).toBe(`👩‍💼 [${heldLabels.phone}] 🙂`)
  expect(holdContactData('𝐜𝐚𝐫𝐦𝐞𝐧@𝐝𝐢𝐳𝐨𝐧.𝐩𝐡!').text).toBe(`[${heldLabels.email}]!`)
})

test('what a public profile hides is held in a message, too', () => {
  for (const text of [
    'a.b@c.example',
    '+1 212 555 0142',
    'phone: 5550142',
    '(212) 555-0142',
    '0917 555 0142',
    '98765 43210',
  ]) {
    expect(usualForms.some((pattern) => text.search(pattern) >= 0)).toBe(true)
    expect(findContactData(`Use ${text} please`)).toHaveLength(1)
  }
})

test('the parts of a held text say which were replaced', () => {
  expect(partsOf(`Call [${heldLabels.phone}] now [sic]`)).toEqual([
    { text: 'Call ', isHeld: false },
    { text: heldLabels.phone, isHeld: true },
    { text: ' now [sic]', isHeld: false },
  ])
  expect(partsOf('')).toEqual([])
})

test('the writer reads which kinds will be held', () => {
  expect(holdingMessage(['phone', 'email', 'site'])).toBe(
    'Your phone number, email address, and link will be held until the application is accepted. The rest is sent as written.',
  )
})
