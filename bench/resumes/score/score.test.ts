import { describe, expect, it } from 'vitest'
import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import people from '../groups/web/people.json' with { type: 'json' }
import { type Finding, scoreOf } from './score.ts'
import { summarize } from './summary.ts'

const truth = profileData.parse(people.anirban)
const changed = (change: (profile: ProfileData) => void): ProfileData => {
  const profile = structuredClone(truth)
  change(profile)
  return profile
}
const summaryOf = (read?: ProfileData) => summarize([scoreOf(truth, read)])
const missesOf = (read: ProfileData): Partial<Finding>[] =>
  scoreOf(truth, read)
    .findings.filter(({ isRight }) => !isRight)
    .map(({ field, wanted, read }) => ({ field, wanted, read }))

describe('the score of a resume', () => {
  it('is 1 for the truth, in whatever order its lists are', () => {
    const turned = changed((profile) => {
      for (const list of [profile.work_experience, profile.certifications, profile.languages_spoken]) list.reverse()
      profile.work_experience[0]?.achievements.reverse()
    })
    for (const read of [truth, turned]) expect(summaryOf(read)).toMatchObject({ core: 1, all: 1, contact: 1, jobs: 1 })
  })

  it('is 0 for a document that was not read', () => {
    expect(summaryOf()).toMatchObject({ core: 0, all: 0, contact: 0, jobs: 0 })
  })

  it('lets the same thing be written another way', () => {
    const written = changed((profile) => {
      profile.personal_info.full_name = 'ANIRBAN MUKHOPADHYAY, CA'
      profile.personal_info.phone = '9830555127'
      profile.personal_info.linkedin = 'linkedin.com/in/anirbanm-tax/'
      for (const job of profile.work_experience) job.company = job.company?.toUpperCase() ?? null
      for (const school of profile.education) school.degree = 'Bachelor of Commerce in Accounting and Finance'
      for (const one of profile.certifications)
        one.name = one.name?.replace('Enrolled Agent', 'Enrolled Agent (EA)') ?? null
    })
    expect(missesOf(written)).toEqual([])
  })

  it('calls invented what the page has nothing for, and not what it has otherwise', () => {
    const wrong = changed((profile) => {
      profile.personal_info.phone = '+1 000 000 0000'
      profile.skills.tools.push('Abacus')
    })
    const values = scoreOf(truth, wrong).findings.length
    expect(summaryOf(wrong).invented).toBe(1 / values)
    expect(summaryOf(truth).invented).toBe(0)
    expect(summaryOf().invented).toBe(0)
  })

  it('counts a wrong value as missed and as extra', () => {
    const wrong = changed((profile) => {
      if (profile.work_experience[0]) profile.work_experience[0].start_date = '2020-08'
      profile.languages_spoken.pop()
      profile.skills.tools.push('Abacus')
    })
    expect(missesOf(wrong)).toEqual([
      { field: 'work_experience.start_date', wanted: '2020-07', read: '2020-08' },
      { field: 'languages_spoken.language', wanted: 'Hindi', read: null },
      { field: 'languages_spoken.proficiency', wanted: 'Conversational', read: null },
      { field: 'skills', wanted: null, read: 'Abacus' },
    ])
    expect(summaryOf(wrong).jobs).toBeCloseTo(2 / 3)
  })

  it('counts every value of an invented entry', () => {
    const more = changed((profile) => {
      profile.awards.push({ title: 'Astronaut of the Year', issuer: 'Moon', date: null, description: null })
    })
    expect(missesOf(more).map(({ field }) => field)).toEqual(['awards.title', 'awards.issuer'])
  })

  it('tells which wrong and which right values are marked', () => {
    const wrong = changed((profile) => {
      if (profile.work_experience[1]) profile.work_experience[1].company = 'Assistant Manager'
      profile.skills.tools[0] = 'Form'
    })
    const marks = ['work_experience.1.company', 'education.0.degree'].map((path) => ({ path, confidence: 0.2 }))
    const score = scoreOf(truth, wrong, marks)
    const right = score.findings.filter(({ isRight }) => isRight).length
    expect(summarize([score])).toMatchObject({ wrongMarked: 0.5, rightMarked: 1 / right })
  })
})
