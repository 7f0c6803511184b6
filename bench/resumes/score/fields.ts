import type { ProfileData } from '#domain/profiles/profile.ts'
import type { Compare } from './compare.ts'
import * as compare from './compare.ts'

/* How each field of a profile is compared. */

export const personalFields = {
  full_name: compare.fullName,
  email: compare.email,
  phone: compare.phone,
  location: compare.location,
  linkedin: compare.link,
  github: compare.link,
  website: compare.link,
} satisfies Partial<Record<keyof ProfileData['personal_info'], Compare>>

type Entry<List extends keyof ProfileData> = ProfileData[List] extends (infer One)[] ? One : never
type Fields<List extends keyof ProfileData> = {
  fields: Partial<Record<keyof Entry<List>, Compare>>
  /** How much each field says about which entry is which. */
  weights: Partial<Record<keyof Entry<List>, number>>
}

export const lists: {
  [List in Exclude<keyof ProfileData, 'personal_info' | 'professional_summary' | 'skills'>]: Fields<List>
} = {
  work_experience: {
    fields: {
      company: compare.organization,
      position: compare.line,
      location: compare.location,
      start_date: compare.date,
      end_date: compare.date,
      description: compare.prose,
    },
    weights: { company: 0.35, position: 0.35, start_date: 0.2, end_date: 0.1 },
  },
  education: {
    fields: {
      institution: compare.organization,
      degree: compare.degree,
      field_of_study: compare.line,
      location: compare.location,
      graduation_date: compare.date,
      gpa: compare.grade,
      honors: compare.line,
    },
    weights: { institution: 0.45, degree: 0.25, graduation_date: 0.2, field_of_study: 0.1 },
  },
  certifications: {
    fields: {
      name: compare.certificate,
      issuer: compare.organization,
      date: compare.date,
      credential_id: compare.credential,
    },
    weights: { name: 0.8, date: 0.2 },
  },
  projects: { fields: { name: compare.line, description: compare.prose }, weights: { name: 1 } },
  languages_spoken: { fields: { language: compare.line, proficiency: compare.line }, weights: { language: 1 } },
  awards: {
    fields: { title: compare.line, issuer: compare.organization, date: compare.date, description: compare.prose },
    weights: { title: 1 },
  },
  volunteer_experience: {
    fields: {
      organization: compare.organization,
      role: compare.line,
      start_date: compare.date,
      end_date: compare.date,
      description: compare.prose,
    },
    weights: { organization: 0.5, role: 0.5 },
  },
}

/** The fields that the marketplace can't do without. */
export const coreFields = [
  ...['full_name', 'email', 'phone', 'location', 'linkedin'].map((field) => `personal_info.${field}`),
  'professional_summary',
  ...['company', 'position', 'start_date', 'end_date', 'achievements'].map((field) => `work_experience.${field}`),
  ...['institution', 'degree', 'field_of_study', 'graduation_date'].map((field) => `education.${field}`),
  'skills',
  'certifications.name',
  'languages_spoken.language',
]
