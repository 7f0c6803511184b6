import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge, withValueAt } from './merge.ts'

const base = {
  summary: 'old',
  info: { name: 'Maria', city: 'Cebu' },
  skills: ['Close', 'Tax'],
  jobs: [{ firm: 'A' }, { firm: 'B' }],
}

test('what only one has changed is taken from that one', () => {
  const mine = { ...base, summary: 'mine', jobs: [{ firm: 'A' }, { firm: 'B2' }] }
  const theirs = { ...base, info: { name: 'Maria', city: 'Manila' }, jobs: [{ firm: 'A2' }, { firm: 'B' }] }
  expect(merge(base, mine, theirs)).toEqual({
    merged: {
      summary: 'mine',
      info: { name: 'Maria', city: 'Manila' },
      skills: ['Close', 'Tax'],
      jobs: [{ firm: 'A2' }, { firm: 'B2' }],
    },
    conflicts: [],
  })
})

test('words that either added are there, words that either removed are not', () => {
  const { merged } = merge(['Close', 'Tax', 'AP'], ['Close', 'AP', 'AR'], ['Close', 'Tax', 'FP&A'])
  expect(merged).toEqual(['Close', 'AR', 'FP&A'])
})

test('where both changed a field, its owner chooses', () => {
  const mine = { ...base, summary: 'mine', jobs: [{ firm: 'A' }] }
  const theirs = { ...base, summary: 'theirs', jobs: [...base.jobs, { firm: 'C' }] }
  const { merged, conflicts } = merge(base, mine, theirs)
  expect(conflicts.map(({ path }) => path)).toEqual([['summary'], ['jobs']])
  expect(merged).toEqual(mine)
  expect(conflicts.reduce((whole, { path, theirs }) => withValueAt(whole, path, theirs), merged)).toEqual(theirs)
})

test('what became of another kind is not brought together', () => {
  for (const [base, mine, theirs] of [
    [['a'], 'mine', ['b']],
    ['old', ['a'], ['b']],
    [{ a: 1 }, { a: 2 }, 'theirs'],
    [{ a: 1 }, [{ a: 2 }], [{ a: 3 }]],
    [[{ a: 1 }], [{ a: 2 }], { a: 3 }],
    [
      ['a', 1],
      ['b', 1],
      ['a', 2, 3],
    ],
  ])
    expect(merge(base, mine, theirs)).toEqual({ merged: mine, conflicts: [{ path: [], mine, theirs }] })
})

test('a field that only one knows is kept', () => {
  type Form = { a?: number; b?: number; c?: number }
  expect(merge<Form>({}, { a: 1 }, { b: 2 })).toEqual({ merged: { a: 1, b: 2 }, conflicts: [] })
})

test('a choice is put at its place, and nothing else changes', () => {
  const whole = { jobs: [{ firm: 'A' }, { firm: 'B' }], summary: 'old' }
  expect(withValueAt(whole, ['jobs', 1, 'firm'], 'C')).toEqual({
    jobs: [{ firm: 'A' }, { firm: 'C' }],
    summary: 'old',
  })
  expect(
    merge(whole, withValueAt(whole, ['jobs', 1, 'firm'], 'C'), withValueAt(whole, ['jobs', 1, 'firm'], 'D')),
  ).toEqual({
    merged: withValueAt(whole, ['jobs', 1, 'firm'], 'C'),
    conflicts: [{ path: ['jobs', 1, 'firm'], mine: 'C', theirs: 'D' }],
  })
})

test('nobody’s change is lost silently', () => {
  const text = fc.constantFrom('a', 'b', 'c')
  const form = fc.record({
    x: text,
    y: fc.record({ z: text }),
    list: fc.array(fc.record({ v: text }), { maxLength: 2 }),
  })
  fc.assert(
    fc.property(form, form, form, (base, mine, theirs) => {
      const { merged, conflicts } = merge(base, mine, theirs)
      const isAsked = (field: string) => conflicts.some(({ path }) => path[0] === field)
      for (const field of ['x', 'y', 'list'] as const) {
        const [before, here, there, after] = [base, mine, theirs, merged].map((one) => JSON.stringify(one[field]))
        if (isAsked(field)) continue
        if (here === before) expect(after).toBe(there)
        if (there === before) expect(after).toBe(here)
      }
    }),
  )
})
