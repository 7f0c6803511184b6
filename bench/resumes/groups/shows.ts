import type { ProfileData } from '#domain/profiles/profile.ts'

/* What a layout leaves out of a person. */

type Shows = (person: ProfileData) => ProfileData
type Lists = 'certifications' | 'projects' | 'languages_spoken' | 'awards' | 'volunteer_experience'

export const all =
  (...steps: Shows[]): Shows =>
  (person) =>
    steps.reduce((shown, step) => step(shown), person)

export const without =
  (...lists: Lists[]): Shows =>
  (person) => ({ ...person, ...Object.fromEntries(lists.map((list) => [list, []])) })

const year = (date: string | null) => date && (date === 'Present' ? date : date.slice(0, 4))

export const yearsOnly: Shows = (person) => ({
  ...person,
  work_experience: person.work_experience.map((job) => ({
    ...job,
    start_date: year(job.start_date),
    end_date: year(job.end_date),
  })),
  education: person.education.map((school) => ({ ...school, graduation_date: year(school.graduation_date) })),
  certifications: person.certifications.map((one) => ({ ...one, date: year(one.date) })),
  awards: person.awards.map((one) => ({ ...one, date: year(one.date) })),
  volunteer_experience: person.volunteer_experience.map((one) => ({
    ...one,
    start_date: year(one.start_date),
    end_date: year(one.end_date),
  })),
})

const town = (location: string | null) => location?.split(',')[0] ?? null

export const townsOnly: Shows = (person) => ({
  ...person,
  work_experience: person.work_experience.map((job) => ({ ...job, location: town(job.location) })),
})

export const noCredentialIds: Shows = (person) => ({
  ...person,
  certifications: person.certifications.map((one) => ({ ...one, credential_id: null })),
})

export const noSummary: Shows = (person) => ({ ...person, professional_summary: null })
