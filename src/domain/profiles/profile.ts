import * as z from 'zod/mini'
import { orNull } from '../or-null.ts'

const text = (maximum: number, minimum = 0) => z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum))
const line = orNull(text(500))
const prose = orNull(text(10_000))
/** `2021-04`, `2021` or `Present`, as far as the resume says; anything else is kept as it was written. */
const date = orNull(text(40))
const list = <T extends z.core.SomeType>(entry: T, limit = 100) =>
  z._default(z.array(entry).check(z.maxLength(limit)), [])
const stringList = z.pipe(
  list(text(200, 1)),
  z.transform((all) => [...new Set(all)]),
)

export const personalInfo = z.strictObject({
  full_name: line,
  email: line,
  phone: line,
  location: line,
  linkedin: line,
  github: line,
  portfolio: line,
  website: line,
})

/** What a resume says about its owner, in the form the marketplace has always stored it. */
export const profileData = z.strictObject({
  personal_info: z.prefault(personalInfo, {}),
  professional_summary: prose,
  work_experience: list(
    z.strictObject({
      company: line,
      position: line,
      location: line,
      start_date: date,
      end_date: date,
      description: prose,
      achievements: list(text(2000, 1)),
    }),
  ),
  education: list(
    z.strictObject({
      institution: line,
      degree: line,
      field_of_study: line,
      location: line,
      graduation_date: date,
      gpa: line,
      honors: line,
    }),
  ),
  skills: z.prefault(
    z.strictObject({
      technical: stringList,
      languages: stringList,
      frameworks: stringList,
      tools: stringList,
      soft_skills: stringList,
    }),
    {},
  ),
  certifications: list(z.strictObject({ name: line, issuer: line, date, credential_id: line })),
  projects: list(z.strictObject({ name: line, description: prose })),
  languages_spoken: list(z.strictObject({ language: line, proficiency: line })),
  awards: list(z.strictObject({ title: line, issuer: line, date, description: prose })),
  volunteer_experience: list(
    z.strictObject({ organization: line, role: line, start_date: date, end_date: date, description: prose }),
  ),
})

export type ProfileData = z.output<typeof profileData>
