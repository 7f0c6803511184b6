import { expect, test } from 'vitest'
import type { ProjectNeed } from '#domain/projects/need.ts'
import { itemsOf, labelOfItem, newItems, withItemIn } from './need-items.ts'

const item = (...values: string[]) => ({ anyOf: values.map((value) => ({ kind: 'software' as const, value })) })
const need: ProjectNeed = {
  readsTerms: false,
  must: [item('QuickBooks Online')],
  nice: [item('Lacerte', 'UltraTax')],
  not: [],
  hoursPerWeek: 25,
  weeks: null,
  overlap: null,
  emphasis: {},
}

test('alternatives are one item', () => {
  expect(need.nice.map(labelOfItem)).toEqual(['Lacerte or UltraTax'])
  expect(itemsOf(need).map(({ part }) => part)).toEqual(['must', 'nice'])
})

test('moving a term makes the terms the owner’s, and nothing else', () =>
  expect(withItemIn({ ...need, readsTerms: true, hoursPerWeek: null }, item('Xero'), 'nice')).toMatchObject({
    readsTerms: false,
    must: need.must,
    hoursPerWeek: null,
  }))

test('an item stands in one part, and the rest of the need stays', () => {
  const moved = withItemIn(need, item('QuickBooks Online'), 'not')
  expect(moved).toEqual({ ...need, must: [], not: [item('QuickBooks Online')] })
  expect(withItemIn(moved, item('QuickBooks Online'), 'must')).toEqual(need)
  expect(withItemIn(need, item('Xero'), 'must').must).toEqual([item('QuickBooks Online'), item('Xero')])
})

test('what a text mentions anew is offered, and nothing that was put somewhere already', () => {
  const understood = { ...need, must: [item('QuickBooks Online'), item('Xero')], nice: [item('Lacerte')] }
  expect(newItems(need, understood)).toEqual([{ item: item('Xero'), part: 'must' }])
  expect(newItems(withItemIn(need, item('Xero'), 'not'), understood)).toEqual([])
})
