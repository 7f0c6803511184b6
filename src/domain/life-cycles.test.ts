import { describe, expect, test } from 'vitest'
import type { LifeCycle } from './life-cycle.ts'
import { lifeCycles } from './life-cycles.ts'

const actors = ['talent', 'owner', 'guest', 'admin', 'system']

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
    for (const { from } of moves) expect(from).not.toEqual([])
  })

  test('reaches every status', () => {
    const reached = [...starts, ...moves].map(({ to }) => to)
    expect(statuses.filter((status) => !reached.includes(status)).map((status) => `${subject} ${status}`)).toEqual(
      unreached.filter((status) => status.startsWith(`${subject} `)),
    )
  })

  // The database sees where a status came from and where it went, and names the event by that.
  test('leads from one status to another by one event', () => {
    const named = moves.flatMap(({ from, to, event }) => from.map((status) => `${status} > ${to}: ${event}`))
    const pairs = [...new Set(named)].map((pair) => pair.replace(/:.*/, ''))
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([])
    for (const { from, to } of moves) expect(from).not.toContain(to)
  })

  test('says who does what, and what it is called when it is done', () => {
    for (const { by, event } of [...starts, ...moves]) {
      expect(by).not.toEqual([])
      expect(actors).toEqual(expect.arrayContaining([...by]))
      expect(event).toMatch(/^[a-z]+\.[a-z-]+$/)
      expect(event.split('.')[0]).toBe(subject)
    }
  })

  test('leads from statuses to statuses, and tells those who have a part in it by an email that has a name', () => {
    for (const { from } of moves) {
      expect(from).not.toEqual([])
      expect(statuses).toEqual(expect.arrayContaining([...from]))
    }
    for (const { to } of [...starts, ...moves]) expect([...statuses, 'same', 'deleted']).toContain(to)
    for (const { notify = {} } of [...starts, ...moves]) {
      expect([...actors, 'operator']).toEqual(expect.arrayContaining(Object.keys(notify)))
      for (const email of Object.values(notify)) expect(email).toMatch(/^[a-z]+(-[a-z]+)+$/)
    }
  })
})

test('each is about something else', () => {
  const subjects = Object.values(lifeCycles).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(subjects.length)
})

test('whoever is concerned learns what others decided', () => {
  const told = Object.values<LifeCycle>(lifeCycles).flatMap(({ subject, starts, moves }) =>
    Object.entries({ ...starts, ...moves }).flatMap(([move, { notify = {} }]) =>
      Object.keys(notify).map((actor) => `${actor}: ${subject} ${move}`),
    ),
  )
  expect(told.sort()).toEqual([
    'guest: call book',
    'guest: call cancel',
    'guest: call move',
    'operator: call book',
    'operator: call cancel',
    'operator: call move',
    'operator: resume quarantine',
    'owner: application submit',
    'owner: engagement activate',
    'owner: engagement convert',
    'owner: engagement end',
    'owner: engagement finish',
    'owner: engagement terminate',
    'owner: interview answer',
    'owner: interview book',
    'owner: interview cancel',
    'owner: interview expire',
    'owner: interview move',
    'owner: interview take',
    'owner: invitation decline',
    'owner: invitation expire',
    'owner: invoice credit',
    'owner: invoice fail',
    'owner: invoice issue',
    'owner: invoice lapse',
    'owner: invoice pay',
    'owner: offer accept',
    'owner: offer counter',
    'owner: offer decline',
    'owner: offer expire',
    'owner: statement decline',
    'owner: statement execute',
    'owner: statement expire',
    'owner: statement sign',
    'talent: application accept',
    'talent: application decline',
    'talent: application review',
    'talent: candidate accept',
    'talent: candidate interview',
    'talent: candidate reject',
    'talent: engagement activate',
    'talent: engagement convert',
    'talent: engagement end',
    'talent: engagement finish',
    'talent: engagement pause',
    'talent: engagement resume',
    'talent: engagement terminate',
    'talent: interview book',
    'talent: interview cancel',
    'talent: interview counter',
    'talent: interview expire',
    'talent: interview move',
    'talent: interview propose',
    'talent: interview take',
    'talent: invitation close',
    'talent: invitation invite',
    'talent: offer agree',
    'talent: offer expire',
    'talent: offer make',
    'talent: offer revise',
    'talent: offer send',
    'talent: offer withdraw',
    'talent: project delete',
    'talent: resume quarantine',
    'talent: statement execute',
    'talent: statement expire',
    'talent: statement send',
    'talent: statement void',
  ])
})
