import { expect, test } from 'vitest'
import type { BookedClash } from '#contract/many-candidates.ts'
import { clashLines } from './clashes.tsx'

const ana = { id: 'ana', name: 'Ana Cruz', email: 'ana@example.com' }
const bea = { id: 'bea', name: null, email: 'bea@example.com' }
const clash = (given: Partial<BookedClash>): BookedClash => ({
  candidateId: 'ana',
  interviewAt: '2026-11-17T15:00:00Z',
  isTheirs: false,
  kind: 'intro',
  name: 'Cy Lim',
  firm: null,
  startsAt: '2026-11-17T15:30:00Z',
  ...given,
})
const texts = (...asked: Parameters<typeof clashLines>) => clashLines(...asked).map(({ text }) => text)

test('a clash says what is booked and when', () => {
  const firm = { kind: 'interview', isTheirs: true, name: null } as const
  for (const [given, start] of [
    [{}, 'Intro call with Cy Lim'],
    [{ isTheirs: true }, 'Their intro call'],
    [{ kind: 'set', name: null }, 'Interview with another candidate'],
    [{ ...firm, firm: 'Hollis CPAs' }, 'Their interview with Hollis CPAs'],
    [firm, 'Their interview with a firm'],
  ] as const)
    expect(texts([clash(given)], [ana])).toEqual([expect.stringMatching(new RegExp(`^${start}, Nov 17, 2026`))])
})

test('of several people, each with a clash is named once, in their order', () => {
  const others = [clash({ candidateId: 'bea' }), clash({}), clash({}), clash({})]
  expect(texts(others, [ana, { ...bea, id: 'none' }, bea])).toEqual([
    expect.stringMatching(/^Ana Cruz, Nov 17, 2026.+: Intro call with Cy Lim, .+, and 2 more$/),
    expect.stringMatching(/^bea@example.com, Nov 17, 2026.+: Intro call with Cy Lim, (?!.*more)/),
  ])
})
