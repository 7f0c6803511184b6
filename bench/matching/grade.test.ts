import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { gradeOf, stateOf, type Truth, type Use } from './grade.ts'
import { overlapHours } from './overlap.ts'
import type { Item } from './trade.ts'

const asked = ask(
  'svc:Tax Preparation; sw:Lacerte; form:Form 1065',
  'state:NY; cred:EA',
  '4 09:00-17:00 ET, 40h, 2027-01-18, 13w, $30',
)
const did = (kind: Item['kind'], value: string, depth: Use['depth'] = 'alone'): Use => ({ kind, value, depth })
const week = (from: string, to: string) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to }))

function person(uses: Use[], change: Partial<Truth> = {}): Truth {
  return {
    jobs: [{ start: '2023-05', end: null, isForUsClients: true, uses }],
    credentials: [],
    languages: [],
    level: 1,
    schedule: { zone: 'America/New_York', weekly: week('09:00', '17:00') },
    hoursPerWeek: 40,
    earliestStart: '2026-12-01',
    rate: 30,
    vettingAverage: null,
    ...change,
  }
}
const fit = [did('software', 'Lacerte'), did('form', 'Form 1065')]
const grade = (uses: Use[], change?: Partial<Truth>) => gradeOf(person(uses, change), asked, 1)

test('a program includes the work that it is for, and half of the extras make a three', () => {
  expect(grade(fit)).toBe(2)
  expect(grade([...fit, did('state', 'NY')])).toBe(3)
  expect(grade(fit, { credentials: [{ short: 'CPA', status: 'active' }] })).toBe(3)
  expect(grade([...fit, did('state', 'NY')], { level: 3 })).toBe(2)
})

test('one thing that is near makes a one; two, or one that is missing, make a zero', () => {
  expect(grade([did('software', 'Drake Tax'), did('form', 'Form 1065')])).toBe(1)
  expect(grade([did('software', 'Drake Tax'), did('form', 'Form 1120-S')])).toBe(0)
  expect(
    grade([did('software', 'Lacerte', 'guided'), did('service', 'Tax Preparation'), did('form', 'Form 1065')]),
  ).toBe(1)
  expect(grade([did('software', 'Lacerte'), did('form', 'Form 990')])).toBe(0)
})

test('conditions are met, near or missed', () => {
  expect(grade(fit, { rate: 33 })).toBe(1)
  expect(grade(fit, { rate: 33.5 })).toBe(0)
  expect(grade(fit, { earliestStart: '2027-02-01' })).toBe(1)
  expect(grade(fit, { earliestStart: '2027-02-02' })).toBe(0)
  expect(grade(fit, { hoursPerWeek: 30 })).toBe(1)
  expect(grade(fit, { hoursPerWeek: 29 })).toBe(0)
  expect(grade(fit, { vettingAverage: 2.4 })).toBe(1)
  expect(gradeOf(person(fit), asked, 3)).toBe(0)
})

test('work that ended more than five years before, or for clients elsewhere, does not count as recent', () => {
  const jobs = (end: string, isForUsClients: boolean) => [{ start: '2016-01', end, isForUsClients, uses: fit }]
  const lacerte: Item = { kind: 'software', value: 'Lacerte' }
  expect(stateOf(person([], { jobs: jobs('2021-06', true) }), lacerte, asked.start)).toBe('near')
  expect(stateOf(person([], { jobs: jobs('2023-06', true) }), lacerte, asked.start)).toBe('met')
  expect(stateOf(person([], { jobs: jobs('2023-06', false) }), lacerte, asked.start)).toBe('missed')
})

test('a service needs a year, a form does not', () => {
  const jobs = [{ start: '2026-06', end: null, isForUsClients: true, uses: fit }]
  const short = person([], { jobs })
  expect(stateOf(short, { kind: 'service', value: 'Tax Preparation' }, asked.start)).toBe('missed')
  expect(stateOf(short, { kind: 'form', value: 'Form 1065' }, asked.start)).toBe('met')
})

test('licenses and languages', () => {
  const holds = (short: string, status: Truth['credentials'][number]['status']) =>
    stateOf(person(fit, { credentials: [{ short, status }] }), { kind: 'credential', value: 'CPA' }, asked.start)
  expect(holds('CPA', 'active')).toBe('met')
  expect(holds('CPA', 'inactive')).toBe('near')
  expect(holds('EA', 'active')).toBe('near')
  expect(holds('CPA', 'candidate')).toBe('missed')
  const speaks = (skill: Truth['languages'][number]['skill']) =>
    stateOf(
      person(fit, { languages: [{ language: 'Spanish', skill }] }),
      { kind: 'language', value: 'Spanish' },
      asked.start,
    )
  expect([speaks('professional'), speaks('conversational'), speaks('basic')]).toEqual(['met', 'near', 'missed'])
})

test('overlap is that of the worst week, across midnight and changes of the clock', () => {
  const window = { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 4 }
  const manila = { zone: 'Asia/Manila', weekly: week('17:00', '02:00') }
  expect(overlapHours(manila, window, '2027-01-18', 4)).toBe(4)
  expect(overlapHours(manila, window, '2027-01-18', 13)).toBe(4)
  expect(overlapHours({ ...manila, weekly: week('14:00', '23:00') }, window, '2027-01-18', 4)).toBe(1)
  const early = { zone: 'Asia/Manila', weekly: week('22:30', '07:30') }
  expect([overlapHours(early, window, '2027-01-18', 4), overlapHours(early, window, '2027-01-18', 13)]).toEqual([
    7.5, 6.5,
  ])
})
