import { describe, expect, test } from 'vitest'
import { clausesOf, sentencesOf } from './sentences.ts'

describe('the sentences of a text', () => {
  test.each<[string, string, string[]]>([
    ['end with a period', 'Kept books. Ran payroll.', ['Kept books.', 'Ran payroll.']],
    ['end with a line', '\nKept books\n\n  Ran payroll  \n', ['Kept books', 'Ran payroll']],
    ['end with a bullet', 'Kept books • Ran payroll', ['Kept books', 'Ran payroll']],
    ['don’t end within a number or a name', 'Used Bill.com for 1.5 years.', ['Used Bill.com for 1.5 years.']],
    ['don’t end with an abbreviation', 'Worked for Harris Inc. Ran payroll.', ['Worked for Harris Inc. Ran payroll.']],
    [
      'end after an abbreviation within them',
      'Worked at Harris Inc. in Ohio. Ran payroll.',
      ['Worked at Harris Inc. in Ohio.', 'Ran payroll.'],
    ],
    ['don’t end with an initial', 'Reported to J. Drake.', ['Reported to J. Drake.']],
    [
      'keep an afterthought',
      'Worked beside Lacerte. Had no login of my own.',
      ['Worked beside Lacerte; Had no login of my own.'],
    ],
    [
      'keep an afterthought to a sentence with other periods',
      'Saw approx. 40 returns in Lacerte. no login',
      ['Saw approx. 40 returns in Lacerte. no login'],
    ],
    [
      'keep the periods of a sentence with an afterthought',
      'Used Bill.com daily. Always under supervision.',
      ['Used Bill.com daily; Always under supervision.'],
    ],
    [
      'stay apart where only their end sounds like one',
      'Ran payroll. Prepared 1040s with guidance.',
      ['Ran payroll.', 'Prepared 1040s with guidance.'],
    ],
    ['begin with what has nothing before it', 'No login of my own.', ['No login of my own.']],
    ['of nothing are none', '  ', []],
  ])('%s', (_, text, expected) => expect(sentencesOf(text)).toEqual(expected))
})

describe('the clauses of a sentence', () => {
  const texts = (sentence: string) => clausesOf(sentence).map(({ text }) => text)
  test.each<[string, string[]]>([
    ['Kept books in Xero', ['Kept books in Xero']],
    ['Kept books; ran payroll', ['Kept books', 'ran payroll']],
    ['Kept books;', ['Kept books']],
    ['Kept books;; ran payroll', ['Kept books', 'ran payroll']],
    ['Kept books, but no payroll', ['Kept books', 'no payroll']],
    ['Kept books BUT no payroll', ['Kept books', 'no payroll']],
    ['Used Drake, not Lacerte', ['Used Drake', 'not Lacerte']],
    ['Used Drake – never Lacerte', ['Used Drake', 'never Lacerte']],
    ['All returns except for 1065s', ['All returns', 'except for 1065s']],
    ['All returns EXCEPT FOR 1065s', ['All returns', 'EXCEPT FOR 1065s']],
    ['Kept books while studying', ['Kept books while studying']],
    ['Kept books while others ran payroll', ['Kept books', 'others ran payroll']],
    ['Full-time bookkeeper', ['Full-time bookkeeper']],
  ])('%s', (sentence, expected) => expect(texts(sentence)).toEqual(expected))

  test('know where they begin', () => {
    const sentence = 'All returns except for 1065s; in Lacerte'
    for (const { text, from } of clausesOf(sentence)) expect(sentence.slice(from, from + text.length)).toBe(text)
  })
})
