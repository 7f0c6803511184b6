import { expect, test } from 'vitest'
import { firmStateOf, firmVerification, verificationActionsIn, verificationMessages } from './verification.ts'

test('a verification says what was checked, each once, in the order of the list', () => {
  const given = { checks: ['call', 'website', 'call'], note: '  Spoke with the front desk. ' }
  expect(firmVerification.parse(given)).toEqual({ checks: ['website', 'call'], note: 'Spoke with the front desk.' })
})

test('nothing checked is no verification', () => {
  const { error } = firmVerification.safeParse({ checks: [], note: '' })
  expect(error?.issues[0]?.message).toBe(verificationMessages.noCheck)
  expect(firmVerification.safeParse({ checks: ['name'], note: '' }).success).toBe(false)
})

test('a firm is verified, or its verification is withdrawn', () => {
  expect(verificationActionsIn(firmStateOf(null))).toEqual(['verify'])
  expect(verificationActionsIn(firmStateOf(new Date()))).toEqual(['withdraw'])
})

test('a firm waits until it is verified', () => {
  expect([firmStateOf(null), firmStateOf(new Date('2026-11-16'))]).toEqual(['waiting', 'verified'])
})

test('a note has at most 1,000 characters', () => {
  const isTaken = (length: number) => firmVerification.safeParse({ checks: ['call'], note: 'a'.repeat(length) }).success
  expect([isTaken(1000), isTaken(1001)]).toEqual([true, false])
})
