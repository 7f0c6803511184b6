import { describe, expect, test } from 'vitest'
import type { LifeCycle } from './life-cycle.ts'
import { lifeCycles } from './life-cycles.ts'

/** What older records alone have. */
const unreached = ['project active']

describe.each(Object.values<LifeCycle>(lifeCycles))('the life cycle of a $subject', (lifeCycle) => {
  const { subject, statuses } = lifeCycle
  const moves = Object.values(lifeCycle.moves)
  const starts = Object.values(lifeCycle.starts)

  test('names every status, start and move once', () => {
    expect(new Set(statuses).size).toBe(statuses.length)
    expect(Object.keys(lifeCycle.starts).filter((start) => start in lifeCycle.moves)).toEqual([])
    for (const { from } of moves) expect(new Set(from).size).toBe(from.length)
  })

  test('reaches every status', () => {
    const reached = [...starts, ...moves].map(({ to }) => to)
    expect(statuses.filter((status) => !reached.includes(status)).map((status) => `${subject} ${status}`)).toEqual(
      unreached.filter((status) => status.startsWith(`${subject} `)),
    )
  })

  // The database sees where a status came from and where it went, and names the event by that.
  test('leads from one status to another by one move', () => {
    const pairs = moves.flatMap(({ from, to }) => from.map((status) => `${status} > ${to}`))
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([])
    for (const { from, to } of moves) expect(from).not.toContain(to)
  })

  test('says who does what, and what it is called when it is done', () => {
    for (const { by, event } of [...starts, ...moves]) {
      expect(by).not.toEqual([])
      expect(event).toMatch(/^[a-z]+\.[a-z-]+$/)
    }
  })
})

test('each is about something else', () => {
  const subjects = Object.values(lifeCycles).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(subjects.length)
})
