import { expect, test } from 'vitest'
import { findContactData } from './find.ts'
import { holdContactData } from './hold.ts'

test.each([
  ['Write to c a r m e n @ d i z o n . p h today.', 'Write to [Email address held] today.'],
  ['First a b c d e f, and c a r m e n @ d i z o n . p h.', 'First a b c d e f, and [Email address held].'],
  ['It is c a r m e n b o o k s . c o m, still.', 'It is [Link held], still.'],
  ['I am c a r m e n d i a z there.', 'I am [Account name held] there.'],
  ['I am c-a-r-m-e-n there.', 'I am [Account name held] there.'],
  ['Our site: carmen books (one word) dot com', 'Our site: [Link held]'],
])('letters apart are read together: %s', (text, shown) => {
  expect(holdContactData(text).text).toBe(shown)
})

test.each([
  ['carmenbooksdotcom', ['site']],
  ['Our domain is harrisontaxgroup. It is a .com.', ['site', 'site']],
  ['My number starts with 0917 5. The rest is 5501.', ['phone', 'phone']],
])('what is told is of its kind: %s', (text, kinds) => {
  expect(findContactData(text).map(({ kind }) => kind)).toEqual(kinds)
})

test('letters that figures part are columns', () => {
  expect(findContactData('Columns a 1 b 2 c 3 d 4 e are open.')).toEqual([])
})

test('single signs are no letters of a name', () => {
  expect(findContactData('Lines 1 2 3 4 5 6 and classes A B C D E F G H are open.')).toEqual([])
})

test('two that touch are two, and two that overlap are one', () => {
  expect(holdContactData('At 0917 555 0142https://carmenbooks.example').text).toBe('At [Phone number held][Link held]')
  expect(holdContactData('Try https://t.me/carmen@dizon.ph now').text).toBe('Try [Link held] now')
})

test('they come in the order of the text', () => {
  const kinds = findContactData('@carmen_books, carmenbooks.com, +63 917 555 0142, carmen@dizon.ph').map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(['handle', 'site', 'phone', 'email'])
})
