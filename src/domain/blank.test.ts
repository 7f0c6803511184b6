import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

test.each(['', '  \n\t', '\u200B\u200B', '\u2060', '\u3164', '\u2800 \u00A0', '\uFEFF'])('%j shows nothing', (text) =>
  expect(isBlank(text)).toBe(true),
)

test.each(['.', ' a ', '\u200Bx', 'é', '好'])('%j shows something', (text) => expect(isBlank(text)).toBe(false))
