import { expect, test } from 'vitest'
import { type StandingFacts, standingOf } from './standing.ts'

const facts: StandingFacts = {
  id: 'e',
  applicationId: 'a',
  status: 'preparing',
  startsOn: '2026-11-02',
  endsOn: null,
  offer: { id: 'o', status: 'accepted' },
  statement: { id: 's', status: 'executed' },
  amendment: null,
  missing: ['payment'],
  takesPaymentMethods: true,
  openItems: [],
  openAccesses: 0,
  isHandedOver: false,
}

test('a firm adds a payment method where one can be stored; else an admin grants it terms', () => {
  expect(standingOf(facts, 'owner')).toEqual({
    text: 'Your turn: add a payment method',
    turn: 'owner',
    action: { label: 'Open Billing', to: '/billing' },
  })
  const without = standingOf({ ...facts, takesPaymentMethods: false }, 'owner')
  expect([without.text, without.turn]).toEqual(['Waiting for us: an admin grants the firm payment terms', 'operator'])
})

test('an amendment that is under way says whose turn it is, until notice was given', () => {
  const amended = (status: 'draft' | 'out' | 'signed', of: StandingFacts['status'] = 'active') =>
    standingOf({ ...facts, status: of, missing: [], amendment: { id: 'm', status } }, 'talent').text
  expect([amended('draft'), amended('out'), amended('signed'), amended('out', 'ended')]).toEqual([
    'Waiting for the firm: send the amendment',
    'Your turn: sign the amendment',
    'Waiting for the firm: sign the amendment',
    'Ended',
  ])
})
