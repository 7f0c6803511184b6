import { expect, test } from 'vitest'
import { usualForms } from './usual-forms.ts'

const without = (text: string) => usualForms.reduce((rest, form) => rest.replace(form, '…'), text)

test.each([
  ['Ana.Diaz+jobs@Dizon.com.ph', '…'],
  ['+63 (917) 555-0142', '…'],
  ['WhatsApp: 555 0142', '…'],
  ['1-415-555-2671', '…'],
  ['(415) 555.2671', '…'],
  ['(02) 8123 4567', '…'],
  ['0917 555 0142', '…'],
  ['98765-43210', '…'],
])('%s is a way to reach someone', (text, left) => {
  expect(without(text)).toBe(left)
})

test.each([
  'Saved $415.555.2671 and 1,415,555,2671',
  'From 2019 to 2026, 1040 and 1120-S',
  'License 01234567890123',
  '5 @ cost',
])('%s is not', (text) => {
  expect(without(text)).toBe(text)
})
