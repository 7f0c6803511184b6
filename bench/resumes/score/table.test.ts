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

it('prints the scores of a group before anybody looked above those of today', () => {
  const rows = tableOf({ web: { unseen: { ...summary, core: 0.9 }, now: summary }, tuned: { now: summary } }).split(
    '\n',
  )
  expect(rows.slice(2)).toEqual([
    '| web, unseen | 4 | 0.900 | 0.900 | 1.000 | 0.800 | 0.500 | 0.020 |',
    '| web, now | 4 | 0.950 | 0.900 | 1.000 | 0.800 | 0.500 | 0.020 |',
    '| tuned | 4 | 0.950 | 0.900 | 1.000 | 0.800 | 0.500 | 0.020 |',
  ])
})
