import type { ProfileData } from '../../profiles/profile.ts'
import { factsOf, type TalentFacts, type TalentInput } from '../facts.ts'
import { fitOf } from '../fit.ts'
import type { Need, Wanted } from '../need.ts'

const today = '2026-11-16'
export type Job = ProfileData['work_experience'][number]

/** A job to this day, for clients that nothing is said about. */
export const job = (description: string, rest: Partial<Job> = {}): Job => ({
  company: 'Any',
  position: 'Accountant',
  location: 'Remote',
  start_date: '2021-01',
  end_date: 'Present',
  description,
  achievements: [],
  ...rest,
})

/** What is read of somebody who has these jobs and whose fields are empty. */
export const facts = (jobs: Job[], profile: Partial<TalentInput['profile']> = {}): TalentFacts =>
  factsOf(
    {
      id: 'one',
      workingHours: null,
      hoursPerWeek: null,
      earliestStart: null,
      rate: null,
      vettingAverage: null,
      profile: {
        personal_info: { location: null },
        professional_summary: null,
        work_experience: jobs,
        skills: { technical: [], languages: [], frameworks: [], tools: [], soft_skills: [] },
        certifications: [],
        projects: [],
        languages_spoken: [],
        ...profile,
      },
    },
    today,
  )

export const skills = (...tools: string[]) => ({ technical: [], languages: [], frameworks: [], tools, soft_skills: [] })
/** A need of one must. */
export const need = (item: Wanted): Need => ({
  must: [{ anyOf: [item] }],
  nice: [],
  overlap: null,
  hoursPerWeek: null,
  start: '2027-01-04',
  weeks: 10,
  maxRate: null,
  level: null,
})
/** How somebody meets one must, in words. */
export const line = (one: TalentFacts, item: Wanted) => {
  const [first] = fitOf(one, need(item)).factors
  return `${first?.state}: ${first?.sentence}`
}
