import * as z from 'zod'

const line = z.string().trim().max(500).nullable().default(null)
const prose = z.string().trim().max(10_000).nullable().default(null)
/** `2021-04`, `2021` or `Present`, as far as the resume says; anything else is kept as it was written. */
const date = z.string().trim().max(40).nullable().default(null)
const list = <T extends z.ZodType>(entry: T, limit = 100) => z.array(entry).max(limit).default([])
const words = list(z.string().trim().min(1).max(200)).transform((all) => [...new Set(all)])

/** What a resume says about its owner, in the form the marketplace has always stored it. */
export const profileData = z.strictObject({
  personal_info: z
    .strictObject({
      full_name: line,
      email: line,
      phone: line,
      location: line,
      linkedin: line,
      github: line,
      portfolio: line,
      website: line,
    })
    .prefault({}),
  professional_summary: prose,
  work_experience: list(
    z.strictObject({
      company: line,
      position: line,
      location: line,
      start_date: date,
      end_date: date,
      description: prose,
      achievements: list(z.string().trim().min(1).max(2000)),
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
  skills: z
    .strictObject({ technical: words, languages: words, frameworks: words, tools: words, soft_skills: words })
    .prefault({}),
  certifications: list(z.strictObject({ name: line, issuer: line, date, credential_id: line })),
  projects: list(z.strictObject({ name: line, description: prose })),
  languages_spoken: list(z.strictObject({ language: line, proficiency: line })),
  awards: list(z.strictObject({ title: line, issuer: line, date, description: prose })),
  volunteer_experience: list(
    z.strictObject({ organization: line, role: line, start_date: date, end_date: date, description: prose }),
  ),
})

export type ProfileData = z.output<typeof profileData>
