import { expect, test } from 'vitest'
import { messageLimit, messageText, refusedNumbers } from './message.ts'
import { threadActionsOf } from './thread.ts'

const open = {
  side: 'person',
  isWithOperator: false,
  isContactOpen: false,
  isBlockedByMe: false,
  isBlockedByOther: false,
  isAlive: true,
  isReported: false,
  isReader: false,
} as const

test.each([
  [open, ['write', 'block', 'report']],
  [{ ...open, side: 'host' }, ['write', 'block', 'report']],
  [{ ...open, isContactOpen: true }, ['write', 'attach', 'block', 'report']],
  [{ ...open, isContactOpen: true, isBlockedByOther: true }, ['block', 'report']],
  [{ ...open, isBlockedByMe: true }, ['unblock', 'report']],
  [{ ...open, isBlockedByOther: true }, ['block', 'report']],
  [{ ...open, isAlive: false }, ['block', 'report']],
  [{ ...open, isWithOperator: true, isContactOpen: true }, ['write', 'attach']],
  [{ ...open, isWithOperator: true, isAlive: false }, []],
  [{ ...open, side: null, isReported: true }, ['resolve']],
  [{ ...open, side: null }, []],
  [{ ...open, side: 'host', isReader: true }, ['report']],
] as const)('what may be done with %o', (state, actions) => {
  expect(threadActionsOf(state)).toEqual(actions)
})

test('a message has words, at most 5,000 characters, and no number that nobody needs', () => {
  const check = (text: string) => messageText.safeParse(text)
  expect(check('  Hello.\n').data).toBe('Hello.')
  expect(check('a'.repeat(messageLimit)).success).toBe(true)
  expect(check('a'.repeat(messageLimit + 1)).error?.issues[0]?.message).toBe('Please use at most 5,000 characters.')
  for (const blank of ['', '  \n', '\u200b'])
    expect(check(blank).error?.issues[0]?.message).toBe('Please write a message.')
  expect(check('My SSN is 123-45-6789.').error?.issues[0]?.message).toBe(
    'Your message seems to contain a Social Security number. Nobody on Glide needs it: please remove it.',
  )
  expect(refusedNumbers('EIN 12-3456789')).toMatch(/EIN/)
  expect(refusedNumbers('4111 1111 1111 1111')).toMatch(/card/)
  expect(refusedNumbers('Ties to $1,204,331.10')).toBeUndefined()
})
