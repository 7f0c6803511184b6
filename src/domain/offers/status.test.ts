import { expect, test } from 'vitest'
import { movesFrom } from '../life-cycle.ts'
import { isUnderWay, lastMove, type OfferMove, type OfferStatus, offerLifeCycle, staleRound, turnOf } from './status.ts'

test.each<[OfferStatus, OfferMove[], OfferMove[]]>([
  // The firm, the talent.
  ['draft', ['send', 'discard'], []],
  ['sent', ['withdraw'], ['counter', 'accept', 'decline']],
  ['countered', ['revise', 'agree', 'withdraw'], ['decline']],
  ['accepted', [], []],
  ['declined', [], []],
  ['withdrawn', [], []],
  ['expired', [], []],
])('%s: the firm may %j, the talent may %j', (status, owner, talent) => {
  expect(movesFrom(offerLifeCycle, status, 'owner')).toEqual(owner)
  expect(movesFrom(offerLifeCycle, status, 'talent')).toEqual(talent)
})

test('a round waits for the side that didn’t write it', () => {
  const turns = offerLifeCycle.statuses.map((status) => [status, turnOf(status)])
  expect(turns.filter(([, turn]) => turn)).toEqual([
    ['sent', 'talent'],
    ['countered', 'owner'],
  ])
})

test('there is one offer at a time: another can be made once the last was turned down', () => {
  expect(offerLifeCycle.statuses.filter(isUnderWay)).toEqual(['draft', 'sent', 'countered', 'accepted'])
  expect(isUnderWay(undefined)).toBe(false)
})

test.each([
  ['draft', 1, 'owner', null],
  ['sent', 1, 'owner', 'send'],
  ['sent', 3, 'owner', 'revise'],
  ['countered', 2, 'talent', 'counter'],
  ['accepted', 1, 'owner', 'accept'],
  ['accepted', 2, 'talent', 'agree'],
  ['declined', 1, 'owner', 'decline'],
  ['withdrawn', 1, 'owner', 'withdraw'],
  ['expired', 1, 'owner', 'expire'],
] as const)('%s in round %i, written by the %s: the last move was %s', (status, round, writtenBy, move) => {
  expect(lastMove(status, round, writtenBy)).toBe(move)
})

test('whoever answers an older round is told that there is a newer one', () => {
  expect(staleRound()).toMatchObject({ code: 'conflict', field: undefined })
})
