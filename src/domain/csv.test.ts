import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each(['=1+1', '+52 55', '-2+3', '-', '-1e5', '@SUM(A1)', '\t=1', '\r=1', ' =cmd|x', '＝1', '\u200b=1'])(
  '%j is text to a spreadsheet',
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  },
)

test('a number is one to a spreadsheet, also below zero', () => {
  expect(csvLine(['-2', '-400.00', '12.50'])).toBe('-2,-400.00,12.50\r\n')
})

test('what divides cells is quoted, and nothing else is touched', () => {
  expect(csvLine(['Ana, "A"', 'b\nc', null, 12, 'María', 'a-b@c.example'])).toBe(
    '"Ana, ""A""","b\nc",,12,María,a-b@c.example\r\n',
  )
})
