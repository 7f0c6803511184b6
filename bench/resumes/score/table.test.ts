import { expect, it } from 'vitest'
import type { Summary } from './summary.ts'
import { fallsOf, tableOf } from './table.ts'

const summary: Summary = {
  documents: 4,
  core: 0.95,
  all: 0.9,
  contact: 1,
  jobs: 0.8,
  wrongMarked: 0.5,
  rightMarked: 0.02,
  invented: 0.004,
}

it('names every score that fell by more than a hundredth', () => {
  const fallsTo = (change: Partial<Summary>) => fallsOf({ web: { now: summary } }, { web: { ...summary, ...change } })
  expect(fallsTo({ core: 0.941, all: 0.99 })).toEqual([])
  expect(fallsTo({ core: 0.939, jobs: 0.7 })).toEqual([
    'web: core fields fell from 0.950 to 0.939.',
    'web: jobs fully right fell from 0.800 to 0.700.',
  ])
})

it('notices documents that are gone', () => {
  const gone = 'web: 4 documents are stored, 3 were read.'
  expect(fallsOf({ web: { now: summary } }, { web: { ...summary, documents: 3 } })).toEqual([gone])
  expect(fallsOf({ web: { now: summary } }, {})).toEqual([gone.replace('3 were', '0 were')])
})

it('holds what is invented on scans to a hundredth, and on other groups shows it', () => {
  const invents = (group: string, invented: number) =>
    fallsOf({ [group]: { now: summary } }, { [group]: { ...summary, invented } })
  expect(invents('scans PDF', 0.01)).toEqual([])
  expect(invents('scans PDF', 0.012)).toEqual(['scans PDF: 0.012 of the values are invented, at most 0.01 may be.'])
  expect(invents('web PDF', 0.05)).toEqual([])
})

it('prints the scores of a group before anybody looked above those of today', () => {
  const { invented: _, ...before } = { ...summary, core: 0.9 }
  const rows = tableOf({ web: { unseen: before, now: summary }, tuned: { now: summary } }).split('\n')
  expect(rows.slice(2)).toEqual([
    '| web, unseen | 4 | 0.900 | 0.900 | 1.000 | 0.800 | 0.500 | 0.020 |  |',
    '| web, now | 4 | 0.950 | 0.900 | 1.000 | 0.800 | 0.500 | 0.020 | 0.004 |',
    '| tuned | 4 | 0.950 | 0.900 | 1.000 | 0.800 | 0.500 | 0.020 | 0.004 |',
  ])
})
