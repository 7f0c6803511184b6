import { expect, test } from 'vitest'
import { linesOf, printable, type Style } from './lines.ts'
import { faces } from './type.ts'

const style: Style = { cut: 'plain', size: 1, lead: 1, color: '#000' }
/** Every letter is as wide as one. */
const lines = (text: string, width: number) =>
  linesOf(text, style, width, faces().plain, (_, __, shown) => [...shown].length).map(({ runs }) =>
    runs.map((run) => run.text).join(''),
  )

test('a text is broken at spaces, and after hyphens and slashes', () => {
  expect(lines('Closes the books', 10)).toEqual(['Closes the', 'books'])
  expect(lines('Fernandez-Villanueva', 12)).toEqual(['Fernandez-', 'Villanueva'])
  expect(lines('accounts/payable', 10)).toEqual(['accounts/', 'payable'])
})

test('a text is broken where its writer broke it', () => {
  expect(lines('48 Wharf Street\r\nNew York\n\nNY 10004', 40)).toEqual(['48 Wharf Street', 'New York', 'NY 10004'])
})

test('a word that is longer than a line is broken where the line ends', () => {
  expect(lines('a Donaudampfschiff b', 6)).toEqual(['a Dona', 'udampf', 'schiff', 'b'])
})

test('what is empty, or can’t be seen, has no lines', () => {
  for (const text of ['', '  ', '\u200b\u0007\n']) expect(lines(text, 10)).toEqual([])
})

test('letters of several alphabets are each set in a face that has them', () => {
  for (const text of ['Żółć', 'Nguyễn', 'Київ', 'Αθήνα', 'Ğüneş', 'naïve — “quoted” €5'])
    expect(lines(text, 100)).toEqual([text])
})

test('what our type lacks leaves one mark for each word', () => {
  expect(printable('会计师 after हिन्दी', faces().plain)).toBe('… after …')
  expect(lines('王伟', 10)).toEqual(['…'])
})

test('headings in alphabets that their type lacks are set in that of the text', () => {
  const [line] = linesOf(
    'Ana Коваленко',
    { ...style, cut: 'display' },
    99,
    faces().display,
    (_, __, text) => text.length,
  )
  expect(line?.runs.map(({ face, text }) => [face.name, text])).toEqual([
    ['fraunces-440-latin', 'Ana '],
    ['inter-600-cyrillic', 'Коваленко'],
  ])
})
