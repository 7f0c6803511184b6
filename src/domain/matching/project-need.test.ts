import { describe, expect, test } from 'vitest'
import type { ProjectNeed } from '../projects/need.ts'
import { type NeedingProject, needOfProject, needOn, understoodIn, writtenNeed } from './project-need.ts'
import { asking } from './testing/examples.ts'

const project = (rest: Partial<NeedingProject> = {}): NeedingProject => ({
  title: 'Bookkeeper',
  description: 'Our books are in Xero. Knowing Gusto would be a plus. 25 hours a week.',
  scopeTasks: ['Bookkeeping'],
  softwareSystems: [],
  seniorityLevel: 'Senior',
  engagementDetails: 'Part-time',
  startDate: '2027-01-11',
  endDate: null,
  preferredTimeOverlap: '3 hours with 9 to 5 Eastern',
  duration: '3 months',
  payRate: 30,
  need: null,
  firmDay: null,
  ...rest,
})
const own: ProjectNeed = {
  readsTerms: false,
  must: [{ anyOf: [{ kind: 'software', value: 'NetSuite' }] }],
  nice: [],
  not: [{ anyOf: [{ kind: 'software', value: 'Xero' }] }],
  hoursPerWeek: 10,
  overlap: { zone: 'America/Chicago', from: '08:00', to: '12:00', minHours: 2 },
  weeks: 6,
  emphasis: { rate: 'must' },
}

test('what the text of a project asks for, as its owner would put it', () =>
  expect(understoodIn(project())).toEqual({
    readsTerms: true,
    must: [{ anyOf: [{ kind: 'service', value: 'Bookkeeping' }] }, { anyOf: [{ kind: 'software', value: 'Xero' }] }],
    nice: [{ anyOf: [{ kind: 'software', value: 'Gusto' }] }],
    not: [],
    hoursPerWeek: 25,
    overlap: { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 3 },
    weeks: 13,
    emphasis: {},
  }))

test('what a text says beyond what an owner can ask for is put in the nearest figures', () => {
  const { hoursPerWeek, weeks, overlap } = understoodIn(
    project({ description: 'Books, 12.5 hours a week.', duration: '10 years', preferredTimeOverlap: '0.2 hours' }),
  )
  expect([hoursPerWeek, weeks, overlap]).toMatchObject([13, 260, { minHours: 0.5 }])
  const states =
    'Texas, Ohio, Utah, Iowa, Maine, Idaho, Nevada, Oregon, Alaska, Kansas, Hawaii, Florida, Indiana, Georgia, Vermont, Montana, Wyoming, Arizona, Alabama, Michigan, Delaware, Illinois, Virginia'
  const { must, nice } = understoodIn(project({ description: `Must have filed sales tax returns in ${states}.` }))
  expect(Math.max(must.length, nice.length)).toBe(20)
})

describe('what a project asks for', () => {
  test('is what its text says, as firmly as it says it, while its owner has said nothing', () => {
    const { must, hoursPerWeek, weeks, overlap, emphasis } = writtenNeed(project())
    expect(must.map(({ firmness }) => firmness)).toEqual([1, 0.5])
    expect([hoursPerWeek, weeks, overlap?.minHours, emphasis]).toEqual([25, 13, 3, {}])
  })

  test('is what its owner said, once they have', () =>
    expect(writtenNeed(project({ need: own }))).toMatchObject({
      must: own.must,
      nice: [],
      hoursPerWeek: 10,
      overlap: own.overlap,
      weeks: 6,
      emphasis: { rate: 'must' },
    }))

  test('has hours, weeks and overlap of the project where its owner names none, also when the project changes', () => {
    const need = { ...own, hoursPerWeek: null, weeks: null, overlap: null }
    expect(writtenNeed(project({ need }))).toMatchObject({ hoursPerWeek: 25, weeks: 13, overlap: { minHours: 3 } })
    const changed = { duration: '6 months', preferredTimeOverlap: null, description: 'Books. 10 hours a week.' }
    expect(writtenNeed(project({ need, ...changed }))).toMatchObject({ hoursPerWeek: 10, weeks: 26, overlap: null })
  })

  test('has the terms of its text where its owner only weighs them or sets hours, also when the text changes', () => {
    const need: ProjectNeed = { ...own, readsTerms: true, hoursPerWeek: null, weeks: null, overlap: null }
    const read = writtenNeed(project())
    expect(writtenNeed(project({ need }))).toEqual({ ...read, emphasis: { rate: 'must' } })
    const changed = writtenNeed(project({ need, description: 'Our books are in Sage Intacct.' }))
    expect(changed.must).toContainEqual(
      expect.objectContaining({ anyOf: [{ kind: 'software', value: 'Sage Intacct' }] }),
    )
  })

  test('has no overlap where its owner wants none, whatever the text says', () =>
    expect(writtenNeed(project({ need: { ...own, overlap: 'none' } })).overlap).toBeNull())

  test('has start, rate and level of its fields in any case', () => {
    for (const need of [null, own])
      expect(writtenNeed(project({ need }))).toMatchObject({ start: '2027-01-11', maxRate: 30, level: 'Senior' })
  })
})

test('overlap without hours of its own is with the core hours of the firm, as an owner would put it, too', () => {
  const firmDay = { zone: 'America/Denver', from: '08:00', to: '14:00' }
  const asked = project({ preferredTimeOverlap: '4 hours', firmDay })
  expect(writtenNeed(asked).overlap).toEqual({ ...firmDay, minHours: 4, isCore: true })
  expect(understoodIn(asked).overlap).toEqual({ ...firmDay, minHours: 4 })
})

describe('on a day', () => {
  test.each([
    ['before the start it begins with it', '2026-11-16', '2027-01-11', '2027-01-11'],
    ['of the start it begins', '2027-01-11', '2027-01-11', '2027-01-11'],
    ['after the start it begins that day', '2027-02-01', '2027-02-01', '2027-02-01'],
  ])('%s', (_, today, start, from) =>
    expect(needOn(asking({ start: '2027-01-11', from: undefined }), today)).toMatchObject({ start, from }),
  )

  test('without a start it asks for none, and counts from that day', () =>
    expect(needOn(asking({ start: null, from: undefined, weeks: 9 }), '2026-11-16')).toMatchObject({
      start: null,
      from: '2026-11-16',
      weeks: 9,
    }))

  test('a project’s need is what it asks for, then', () =>
    expect(needOfProject(project(), '2027-02-01')).toEqual(needOn(writtenNeed(project()), '2027-02-01')))
})
