import { describe, expect, test } from 'vitest'
import { type StandingFacts, standingOf } from './standing.ts'

const preparing: StandingFacts = {
  id: 'e',
  applicationId: 'a',
  status: 'preparing',
  startsOn: '2026-11-02',
  endsOn: null,
  offer: { id: 'o', status: 'accepted' },
  statement: { id: 's', status: 'executed' },
  amendment: null,
  missing: ['start'],
  takesPaymentMethods: true,
  openItems: [],
  openAccesses: 0,
  hasBegun: false,
  isHandedOver: false,
}
const active: StandingFacts = { ...preparing, status: 'active', missing: [], hasBegun: true }
const ending: StandingFacts = { ...active, status: 'ending', endsOn: '2026-12-18' }
const engagement = '/engagements/e'

/** Whose turn it is reads what to do and where; everyone else whom they wait for, and the page of the engagement. */
describe('somebody’s turn', () => {
  const offered = (status: NonNullable<StandingFacts['offer']>['status']) => ({ offer: { id: 'o', status } })
  const drafted = (status: NonNullable<StandingFacts['statement']>['status']) => ({ statement: { id: 's', status } })

  test.each<[Partial<StandingFacts>, 'owner' | 'talent', string, string, string]>([
    [{ offer: null }, 'owner', 'make an offer', 'Make Offer', '/offers/new?application=a'],
    [offered('declined'), 'owner', 'make an offer', 'Make Offer', '/offers/new?application=a'],
    [offered('withdrawn'), 'owner', 'make an offer', 'Make Offer', '/offers/new?application=a'],
    [offered('expired'), 'owner', 'make an offer', 'Make Offer', '/offers/new?application=a'],
    [offered('draft'), 'owner', 'send the offer', 'Finish Offer', '/offers/new?application=a'],
    [offered('sent'), 'talent', 'answer the offer', 'Read Offer', '/offers/o'],
    [offered('countered'), 'owner', 'answer the offer', 'Read Offer', '/offers/o'],
    [{ statement: null }, 'owner', 'draft the statement of work', 'Open Offer', '/offers/o'],
    [drafted('declined'), 'owner', 'draft the statement of work', 'Open Offer', '/offers/o'],
    [drafted('draft'), 'owner', 'send the statement of work', 'Open Statement', '/statements/s'],
    [drafted('out'), 'talent', 'sign the statement of work', 'Read and Sign', '/statements/s'],
    [drafted('signed'), 'owner', 'sign the statement of work', 'Read and Sign', '/statements/s'],
    [{ missing: ['talent-factor'] }, 'talent', 'turn on two-factor authentication', 'Open Settings', '/settings'],
    [{ missing: ['approver-factor'] }, 'owner', 'turn on two-factor authentication', 'Open Settings', '/settings'],
    [{ missing: ['payment'] }, 'owner', 'add a payment method', 'Open Billing', '/billing'],
    [{ openItems: ['talent'] }, 'talent', 'onboarding', 'Open Onboarding', engagement],
    [{ openItems: ['owner'] }, 'owner', 'onboarding', 'Open Onboarding', engagement],
    [{ ...active, status: 'paused' }, 'owner', 'paused, until the firm resumes it', 'Resume', engagement],
    [ending, 'talent', 'hand over by December 18, 2026', 'Write Handover', engagement],
    [{ ...active, status: 'ended', openAccesses: 1 }, 'owner', 'revoke all access', 'Revoke Access', engagement],
  ])('%j: of the %s', (changes, turn, what, label, to) => {
    const facts = { ...preparing, ...changes }
    expect(standingOf(facts, turn)).toEqual({ text: `Your turn: ${what}`, turn, action: { label, to } })
    const name = turn === 'owner' ? 'the firm' : 'the talent'
    expect(standingOf(facts, null)).toEqual({
      ...{ text: `Waiting for ${name}: ${what}`, turn, action: { label: 'View Engagement', to: engagement } },
    })
  })

  test('an admin grants payment terms where no payment method can be stored', () => {
    const facts = { ...preparing, missing: ['payment'] as const, takesPaymentMethods: false }
    expect(standingOf(facts, 'owner')).toEqual({
      text: 'Waiting for us: an admin grants the firm payment terms',
      turn: 'operator',
      action: { label: 'View Engagement', to: engagement },
    })
  })

  test('where both have onboarding to do, each reads of their own', () => {
    const facts = { ...preparing, openItems: ['owner', 'talent'] as const }
    expect([standingOf(facts, 'owner').text, standingOf(facts, 'talent').text, standingOf(facts, null).text]).toEqual([
      ...['Your turn: onboarding', 'Your turn: onboarding', 'Waiting for the firm: onboarding'],
    ])
  })
})

describe('the handover', () => {
  const asked = { text: 'Your turn: hand over', turn: 'talent', action: { label: 'Write Handover', to: engagement } }

  test.each(['ended', 'terminated'] as const)('is asked for once it is %s, also while accesses are open', (status) => {
    for (const openAccesses of [0, 1]) expect(standingOf({ ...active, status, openAccesses }, 'talent')).toEqual(asked)
    expect(standingOf({ ...active, status, openAccesses: 1, isHandedOver: true }, 'talent').text).toBe(
      'Waiting for the firm: revoke all access',
    )
  })
})

describe('nobody’s turn', () => {
  test.each<[Partial<StandingFacts>, string]>([
    [{ missing: ['statement'] }, 'Being prepared'],
    [{}, 'Everything is ready. Starts on November 2, 2026'],
    [{ startsOn: null }, 'Everything is ready'],
    [active, 'Active since November 2, 2026'],
    [{ ...active, startsOn: null }, 'Active'],
    [{ ...ending, isHandedOver: true }, 'Ending. The last day is December 18, 2026'],
    [{ ...active, status: 'ended', isHandedOver: true }, 'Ended'],
    [{ ...active, status: 'terminated', isHandedOver: true }, 'Ended immediately'],
    [{ ...preparing, status: 'ended' }, 'Ended'],
    [{ ...preparing, status: 'terminated' }, 'Ended immediately'],
    [{ ...active, status: 'converted' }, 'Full-time employment'],
  ])('%j says so', (changes, text) => {
    for (const side of ['owner', 'talent', null] as const)
      expect(standingOf({ ...preparing, ...changes }, side)).toEqual({
        ...{ text, turn: null, action: { label: 'View Engagement', to: engagement } },
      })
  })

  test('the firm isn’t asked for the handover', () => {
    for (const side of ['owner', null] as const)
      expect(standingOf({ ...active, status: 'ended' }, side)).toMatchObject({ text: 'Ended', turn: null })
    expect(standingOf(ending, 'owner')).toMatchObject({ text: 'Ending. The last day is December 18, 2026', turn: null })
  })
})

describe('an amendment that is under way', () => {
  const amended = (status: 'draft' | 'out' | 'signed' | 'executed', of: StandingFacts['status']) =>
    standingOf({ ...active, status: of, endsOn: '2026-12-18', amendment: { id: 'm', status } }, 'talent')

  test.each([
    ['draft', 'Waiting for the firm: send the amendment'],
    ['out', 'Your turn: sign the amendment'],
    ['signed', 'Waiting for the firm: sign the amendment'],
    ['executed', 'Active since November 2, 2026'],
  ] as const)('and is %s: %s', (status, text) => {
    expect(amended(status, 'active').text).toBe(text)
  })

  test('leads to its pages, also before the start and during a pause', () => {
    for (const status of ['preparing', 'active', 'paused'] as const)
      expect(amended('out', status).action).toEqual({ label: 'Read and Sign', to: '/statements/m' })
  })

  test('no longer matters once notice was given', () => {
    expect([amended('out', 'ending').text, amended('out', 'ended').text]).toEqual([
      ...['Your turn: hand over by December 18, 2026', 'Your turn: hand over'],
    ])
  })
})
