import { expect, test } from 'vitest'
import { movesFrom } from '../life-cycle.ts'
import { invitationActionsFor, invitationLifeCycle } from './status.ts'

test('can be answered or asked about while it is open, and not accepted once the project is closed', () => {
  expect(invitationActionsFor('open', true)).toEqual(['accept', 'decline', 'ask'])
  expect(invitationActionsFor('open', false)).toEqual(['decline', 'ask'])
  for (const status of ['accepted', 'declined', 'expired', 'closed'] as const)
    expect(invitationActionsFor(status, true)).toEqual([])
})

test('expires by itself while nobody has answered', () => {
  const expiring = invitationLifeCycle.statuses.filter((status) =>
    movesFrom(invitationLifeCycle, status, 'system').includes('expire'),
  )
  expect(expiring).toEqual(['open'])
})
