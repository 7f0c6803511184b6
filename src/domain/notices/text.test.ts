import { describe, expect, test } from 'vitest'
import { noticeKinds, noticeRows } from './kinds.ts'
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
  const { who, what } = noticeText({ kind: 'weeks-to-approve', event: 'week.submitted', count, names, title: null })
  expect(who + what).toBe(text)
})

describe('every kind of notice', () => {
  test.each(Object.entries(noticeKinds).flatMap(([kind, { events }]) => events.map((event) => [kind, event])))(
    '%s has a sentence for %s',
    (kind, event) => {
      const facts = { kind: kind as keyof typeof noticeKinds, event: event as string, names: ['Ana'], title: null }
      const one = noticeText({ ...facts, count: 1 })
      expect(`${one.who}${one.what}`).toMatch(/^[A-Z].*[a-z]$/)
      expect(one.what).not.toContain('changed')
      expect(noticeText({ ...facts, count: 1, names: [] }).who).not.toContain('undefined')
    },
  )

  test('is told to managers of a firm, not to its approvers and viewers', () => {
    const roles = noticeRows.filter(({ audience }) => audience === 'managers').map(({ firmRoles }) => firmRoles)
    expect(roles).not.toHaveLength(0)
    for (const one of roles) expect(one).toEqual(['owner', 'manager'])
  })
})
