import { expect, test } from 'vitest'
import type { Waiting } from '#contract/replies.ts'
import { detailOf } from './waiting-sentences.ts'

const week: Waiting = {
  kind: 'week',
  path: '/hours',
  count: 1,
  names: ['Carmen Dizonara'],
  title: 'Monthly books',
  dueAt: '2026-11-20T22:00:00.000Z',
  used: 0.4,
}

test('one week is told by its project, several by whose they are: they may be of different projects', () => {
  expect(detailOf(week)).toBe('Monthly books')
  expect(detailOf({ ...week, count: 2, names: ['Carmen Dizonara', 'Wanjiru Kamandeh'] })).toBe(
    'Carmen Dizonara · Wanjiru Kamandeh',
  )
  expect(detailOf({ ...week, count: 2, names: ['Carmen Dizonara', 'Carmen Dizonara'] })).toBe('Carmen Dizonara')
})

test('applications are told by who applied, a message by its project, and a project says it all itself', () => {
  expect(detailOf({ ...week, kind: 'application', names: ['Ana', 'Ben'] })).toBe('Ana · Ben')
  expect(detailOf({ ...week, kind: 'message' })).toBe('Monthly books')
  expect(detailOf({ ...week, kind: 'project' })).toBeNull()
})
