import { describe, expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { noticeKinds, noticePlaces, noticeRows } from './kinds.ts'
import { listNames, noticeText } from './text.ts'

test.each([
  [['Ana'], 1, 'Ana'],
  [['Ana', 'Ben'], 2, 'Ana and Ben'],
  [['Ana', 'Ben', 'Cy'], 3, 'Ana, Ben and Cy'],
  [['Ana', 'Ben', 'Cy'], 8, 'Ana, Ben and 6 others'],
  [['Ana'], 2, 'Ana and 1 other'],
  [['Ana', 'Ben'], 3, 'Ana, Ben and 1 other'],
  [[], 1, 'someone'],
  [[], 4, '4 people'],
])('%j of %i are "%s"', (names, count, text) => {
  expect(listNames(names, count, 'someone')).toBe(text)
})

test.each([
  [1, ['Ana'], 'A week of hours to approve, from Ana'],
  [3, ['Ana', 'Ben', 'Ana'], '3 weeks of hours to approve, from Ana and Ben'],
  [5, ['Ana', 'Ana', 'Ana'], '5 weeks of hours to approve, the latest from Ana'],
])('%i weeks of %j name each person once', (count, names, text) => {
  const { who, what } = noticeText({
    kind: 'weeks-to-approve',
    event: 'week.submitted',
    count,
    names,
    title: null,
    outcome: null,
  })
  expect(who + what).toBe(text)
})

test.each([
  ['new-applications', 1, ['Ana'], 'New application: Ana'],
  ['new-applications', 8, ['Ana', 'Ben'], '8 applications: Ana, Ben and 6 others'],
  ['withdrawn-applications', 1, ['Ana'], 'Ana withdrew their application'],
  ['withdrawn-applications', 2, ['Ana'], 'Ana withdrew their application'],
  ['withdrawn-applications', 2, ['Ana', 'Ben'], 'Ana and Ben withdrew their applications'],
  ['withdrawn-applications', 5, ['Ana', 'Ben', 'Cy'], 'Ana, Ben and 3 others withdrew their applications'],
  ['invitation-answers', 3, ['Ana', 'Ben', 'Cy'], 'Ana, Ben and Cy didn’t accept your invitations'],
  ['invitation-answers', 1, ['Ana'], 'Ana declined your invitation'],
  ['message', 1, ['Ana'], 'Ana sent you a message'],
  ['message', 4, ['Ana'], 'Ana sent you 4 messages'],
  ['new-candidates', 1, ['Ana'], 'New candidate: Ana'],
  ['new-candidates', 2, ['Ana', 'Ben'], '2 new candidates: Ana and Ben'],
  ['new-leads', 1, [], 'A new lead from the landing page'],
  ['new-leads', 5, [], '5 new leads from the landing page'],
  ['waiting-applications', 1, ['Ana'], 'Ana is waiting for your answer'],
  ['waiting-applications', 2, ['Ana', 'Ben'], 'Ana and Ben are waiting for your answer'],
  ['waiting-weeks', 2, ['Ana', 'Ben'], 'Hours of Ana and Ben are waiting for your approval'],
  ['waiting-week', 1, ['Hollis & Quay'], 'Your hours for Hollis & Quay are waiting to be submitted'],
  ['invoice', 1, ['2026-0042'], 'Invoice 2026-0042 is ready'],
] as const)('%s, %i of %j: %s', (kind, count, names, text) => {
  const [event = ''] = noticeKinds[kind].events
  const { who, what } = noticeText({ kind, event, count, names, title: null, outcome: null })
  expect(who + what).toBe(text)
})

test.each([
  ['application', 'The firm is reviewing your application'],
  ['withdrawn-applications', 'Someone withdrew their application'],
  ['invitation', 'A firm invites you to a project'],
  ['new-fit', 'Someone fits your project'],
  ['message', `${brand.name} sent you a message`],
  ['interview', 'Interview with the other side is booked'],
  ['offer', 'The offer is ready to read'],
  ['statement', 'The statement of work is ready to sign'],
  ['engagement', 'The engagement has started'],
  ['weeks-to-approve', 'A week of hours to approve, the latest from someone'],
  ['week-approved', 'The firm approved your week'],
  ['week-returned', 'The firm returned your week with a reason'],
  ['invoice', 'An invoice is ready'],
  ['waiting-applications', 'Someone is waiting for your answer'],
  ['waiting-invitation', 'A firm is waiting for your answer to an invitation'],
  ['waiting-message', 'A message is waiting for your answer'],
  ['waiting-weeks', 'Hours are waiting for your approval'],
] as const)('%s of someone whose name is gone: %s', (kind, text) => {
  const [event = ''] = noticeKinds[kind].events
  const { who, what } = noticeText({ kind, event, count: 1, names: [], title: null, outcome: null })
  expect(who + what).toBe(text)
})

test.each([
  [null, 'Hollis & Quay decided not to go ahead with your application'],
  ['closed', 'Hollis & Quay closed the project, so your application has ended'],
  ['filled', 'Hollis & Quay filled the project, so your application has ended'],
  ['no-answer', 'Hollis & Quay didn’t answer within ten business days, so your application has ended'],
] as const)('of an application that ended as %s: %s', (outcome, text) => {
  const facts = { kind: 'application', event: 'application.declined', count: 1, title: null } as const
  const { who, what } = noticeText({ ...facts, names: ['Hollis & Quay'], outcome })
  expect(who + what).toBe(text)
})

test('of an invitation that ended with its project', () => {
  const facts = { kind: 'invitation', event: 'invitation.closed', count: 1, title: null, outcome: null } as const
  const { who, what } = noticeText({ ...facts, names: ['Hollis & Quay'] })
  expect(who + what).toBe('Hollis & Quay closed the project, so its invitation to you has ended')
})

test.each([
  ['resume.read', 'Your resume was read: please check your profile'],
  ['resume.unread', 'Your resume couldn’t be read: please fill in your profile'],
])('of %s: %s', (event, text) => {
  const { who, what } = noticeText({ kind: 'resume-read', event, count: 1, names: [], title: null, outcome: null })
  expect(who + what).toBe(text)
})

describe('every kind of notice', () => {
  test.each(Object.entries(noticeKinds).flatMap(([kind, { events }]) => events.map((event) => [kind, event])))(
    '%s has a sentence for %s',
    (kind, event) => {
      for (const [count, names] of [
        [1, ['Ana']],
        [1, []],
        [3, ['Ana', 'Ben']],
        [3, []],
      ] as const) {
        const facts = { kind: kind as keyof typeof noticeKinds, event: event as string, title: null, outcome: null }
        const { who, what } = noticeText({ ...facts, count, names })
        expect(who + what).toMatch(/^[A-Z\d]\S*( \S+)+[a-z]$/)
        expect(what).not.toContain('changed')
        expect(who + what).not.toContain('undefined')
      }
    },
  )

  test('leads to its place', () => {
    const paths = Object.entries(noticePlaces).map(([place, { of, path }]) => [place, of, path('7f')])
    expect(paths).toEqual([
      ['project', 'project', '/projects/7f'],
      ['opening', 'project', '/projects-labor/7f'],
      ['shortlist', 'project', '/projects/7f/shortlist'],
      ['invitation', 'subject', '/invitations/7f'],
      ['offer', 'subject', '/offers/7f'],
      ['statement', 'subject', '/statements/7f'],
      ['engagement', 'subject', '/engagements/7f'],
      ['week', 'subject', '/hours?week=7f'],
      ['hours', 'reader', '/hours'],
      ['invoice', 'subject', '/invoices/7f'],
      ['interview', 'subject', '/interviews/7f'],
      ['thread', 'subject', '/messages?thread=7f'],
      ['capacity', 'reader', '/capacity'],
      ['dashboard', 'reader', '/homepage-labor'],
      ['candidates', 'reader', '/admin'],
      ['leads', 'reader', '/admin/leads'],
    ])
  })

  test('is told to managers of a firm, not to its approvers and viewers', () => {
    const roles = noticeRows.filter(({ audience }) => audience === 'managers').map(({ firmRoles }) => firmRoles)
    expect(roles).not.toHaveLength(0)
    for (const one of roles) expect(one).toEqual(['owner', 'manager'])
  })

  test('is a row for each of its events and each of its readers', () => {
    expect(noticeRows.filter(({ kind }) => kind === 'waiting-offer' || kind === 'weeks-to-approve')).toEqual([
      {
        ...{ event: 'week.submitted', kind: 'weeks-to-approve', audience: 'approvers', gatheredMinutes: 60 },
        ...{ firmRoles: ['owner', 'manager', 'approver'], placeOf: 'reader' },
      },
      {
        ...{ event: 'offer.due', kind: 'waiting-offer', audience: 'managers', gatheredMinutes: null },
        ...{ firmRoles: ['owner', 'manager'], placeOf: 'subject' },
      },
      {
        ...{ event: 'offer.due', kind: 'waiting-offer', audience: 'person', gatheredMinutes: null },
        ...{ firmRoles: null, placeOf: 'subject' },
      },
    ])
  })
})
