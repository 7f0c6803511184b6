import { describe, expect, test } from 'vitest'
import { exceedsNeed, extraHireMessage, isFilled, requireConfirmedExtra } from './hires.ts'

test.each([
  [{ needed: 2, hired: 1, open: 0 }, false],
  [{ needed: 2, hired: 0, open: 1 }, false],
  [{ needed: 2, hired: 1, open: 1 }, true],
  [{ needed: 2, hired: 3, open: 0 }, true],
  // It didn't say how many.
  [{ needed: null, hired: 9, open: 9 }, false],
])('with %j, another offer is more than needed: %s', (hires, isMore) => {
  expect(exceedsNeed(hires)).toBe(isMore)
})

test.each([
  [{ needed: 2, hired: 1 }, false],
  [{ needed: 2, hired: 2 }, true],
  [{ needed: 2, hired: 3 }, true],
  [{ needed: 0, hired: 0 }, false],
  [{ needed: null, hired: 3 }, false],
])('with %j, a project is filled: %s', (hires, filled) => {
  expect(isFilled(hires)).toBe(filled)
})

describe('one more than needed', () => {
  const full = { needed: 1, hired: 1, open: 0 }

  test.each([
    [full, 'This project needs one person: 1 hired, 0 with an open offer. Send one more?'],
    [{ needed: 3, hired: 2, open: 1 }, 'This project needs 3 people: 2 hired, 1 with an open offer. Send one more?'],
  ])('is asked about: %j', (hires, message) => {
    expect(extraHireMessage(hires)).toBe(message)
    expect(() => requireConfirmedExtra(hires, false)).toThrow(
      expect.objectContaining({ code: 'conflict', field: 'isExtra', message }),
    )
  })

  test('is offered once that was confirmed, and nobody is asked before', () => {
    expect(() => requireConfirmedExtra(full, true)).not.toThrow()
    expect(() => requireConfirmedExtra({ ...full, hired: 0 }, false)).not.toThrow()
  })
})
