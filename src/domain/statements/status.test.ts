import { expect, test } from 'vitest'
import {
  isGivenUp,
  isSealed,
  type StatementStatus,
  statementActions,
  statementLifeCycle,
  turnToSign,
} from './status.ts'

const owner = { maySign: true, mayManage: true }
const manager = { maySign: false, mayManage: true }
const reader = { maySign: false, mayManage: false }

test.each<[StatementStatus, string[], string[], string[]]>([
  // Owner, manager, talent.
  ['draft', ['send', 'discard'], ['send', 'discard'], []],
  ['out', ['void'], ['void'], ['sign', 'decline']],
  ['signed', ['execute', 'void'], ['void'], []],
  ['executed', [], [], []],
  ['amended', [], [], []],
  ['declined', [], [], []],
  ['voided', [], [], []],
  ['expired', [], [], []],
])('%s: the talent signs first, then an owner; managers write and withdraw', (status, ofOwner, ofManager, ofTalent) => {
  expect(statementActions(status, 'owner', owner)).toEqual(ofOwner)
  expect(statementActions(status, 'owner', manager)).toEqual(ofManager)
  expect(statementActions(status, 'talent', owner)).toEqual(ofTalent)
  expect(statementActions(status, 'owner', reader)).toEqual([])
})

test('it waits for the talent while it is out, and for the owner once the talent has signed', () => {
  const turns = statementLifeCycle.statuses.map((status) => [status, turnToSign(status)])
  expect(turns.filter(([, turn]) => turn)).toEqual([
    ['out', 'talent'],
    ['signed', 'owner'],
  ])
})

test('there is a sealed file once both have signed, and nobody signs what was given up', () => {
  expect(statementLifeCycle.statuses.filter(isSealed)).toEqual(['executed', 'amended'])
  expect(statementLifeCycle.statuses.filter(isGivenUp)).toEqual(['declined', 'voided', 'expired'])
})
