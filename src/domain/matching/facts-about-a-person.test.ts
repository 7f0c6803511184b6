import { describe, expect, test } from 'vitest'
import type { TalentFacts, TalentInput } from './facts.ts'
import { facts, job, line } from './testing/read-profile.ts'

describe('the level', () => {
  const titled = (...titles: string[]) =>
    facts(
      titles.map((position, at) =>
        job('', {
          position,
          start_date: `${2022 - at * 3}-01`,
          end_date: at === 0 ? 'Present' : `${2025 - at * 3}-01`,
        }),
      ),
    ).level
  test.each([
    [['Staff Accountant'], 0],
    [['Sr. Tax Associate', 'Tax Associate'], 1],
    [['Tax Manager', 'Tax Senior'], 2],
    [['Assistant Controller'], 2],
    [['Controller'], 3],
    [['VP of Finance'], 4],
    [['Bookkeeper / Office Manager'], 0],
    [['Call Center Manager', 'Staff Accountant'], 0],
    [['Waiter'], null],
  ])('of %s is %s', (titles, level) => expect(titled(...titles)).toBe(level))

  test.each([
    ['Consolidations Lead', 1],
    ['Intercompany Lead', 1],
    ['Group Reporting Lead', 1],
    ['Cleanup Lead', 1],
    ['Warehouse Lead', null],
  ])('of a %s is %s', (position, level) => {
    expect(facts([job('Work.', { position })]).level).toBe(level)
  })

  test('of the latest job counts: a lead of consolidations was an accountant before', () => {
    const before = job('Work.', { position: 'Consolidations Accountant', start_date: '2018-01', end_date: '2021-01' })
    expect(facts([job('Work.', { position: 'Consolidations Lead' }), before]).level).toBe(1)
  })
})

test('a US CPA may do what an EA may, and says so; nobody is called an EA for it', () => {
  const { terms } = facts([], { certifications: [{ name: 'CPA (US)', issuer: null, date: null, credential_id: null }] })
  expect(terms['credential:CPA']).toMatchObject([{ stance: 'works', via: null }])
  expect(terms['credential:EA']).toMatchObject([{ stance: 'works', via: 'credential:CPA' }])
})

describe('a credential', () => {
  const held = (name: string, issuer: string | null = null) =>
    line(facts([], { certifications: [{ name, issuer, date: null, credential_id: null }] }), {
      kind: 'credential',
      value: 'CPA',
    })
  test.each([
    ['CPA (US)', 'met: Held'],
    ['US CPA (inactive)', 'partly: Done with guidance or at times'],
    ['US CPA candidate', 'missing: Seen or studied, not done'],
    ['CPA', 'unknown: Listed, but no job shows it'],
    ['Introduction to bookkeeping', 'unknown: The profile says nothing about it'],
  ])('%s', (name, expected) => expect(held(name)).toBe(expected))

  test('is read in the text of a job, too', () =>
    expect(facts([job('Licensed CPA in Illinois since 2014.')]).terms['credential:CPA']).toMatchObject([
      { stance: 'works', source: 'certificate' },
    ]))
})

describe('a language', () => {
  const spanish = (one: TalentFacts) =>
    one.terms['language:Spanish']?.map(({ stance, source }) => `${stance}, ${source}`)
  test.each<[string, Partial<TalentInput['profile']>, string[] | undefined]>([
    ['of the list', { languages_spoken: [{ language: 'Spanish', proficiency: 'Native' }] }, ['works, person']],
    [
      'of the list, spoken a little',
      { languages_spoken: [{ language: 'Spanish', proficiency: 'Basic' }] },
      ['seen, person'],
    ],
    [
      'of the list without a level',
      { languages_spoken: [{ language: 'Spanish', proficiency: null }] },
      ['guided, person'],
    ],
    ['that a summary praises', { professional_summary: 'I am fluent in Spanish.' }, ['works, summary']],
    ['that a summary names', { professional_summary: 'I once lived where Spanish is heard.' }, undefined],
  ])('%s', (_, profile, expected) => expect(spanish(facts([], profile))).toEqual(expected))

  test('that a job asks for is read there', () =>
    expect(spanish(facts([job('Fluent in Spanish with clients.')]))).toEqual(['works, summary']))
})
