import type { ProfileData } from '#domain/profiles/profile.ts'

/* How parts of a profile are put into words, whatever the page is made with. */

type School = ProfileData['education'][number]
type Certification = ProfileData['certifications'][number]
type Texts = (string | null | undefined | false)[]

export const joined = (separator: string, ...texts: Texts) => texts.filter(Boolean).join(separator)
export const nonEmpty = (...texts: Texts) => texts.filter(Boolean) as string[]

export const bare = (address: string | null) => address?.replace(/^https?:\/\/(?:www\.)?/, '')
export const contacts = ({ personal_info: info }: ProfileData) =>
  nonEmpty(info.email, info.phone, info.location, bare(info.linkedin), bare(info.website))

export const degreeIn = (school: School) => joined(' in ', school.degree, school.field_of_study)
export const degreeComma = (school: School) => joined(', ', school.degree, school.field_of_study)
export const marks = (school: School) => joined(', ', school.gpa && `GPA ${school.gpa}`, school.honors)

export const numbered = (one: Certification, before: string) => one.credential_id && `${before}${one.credential_id}`

export const skillGroups = (skills: ProfileData['skills'], labels: Record<keyof ProfileData['skills'], string>) =>
  (Object.keys(labels) as (keyof ProfileData['skills'])[])
    .filter((key) => skills[key].length > 0)
    .map((key) => ({ label: labels[key], skills: skills[key] }))
export const everySkill = ({ tools, technical, frameworks, languages, soft_skills }: ProfileData['skills']) => [
  ...technical,
  ...tools,
  ...frameworks,
  ...languages,
  ...soft_skills,
]

/** Jobs one after the other at one company, together. */
export const byCompany = (jobs: ProfileData['work_experience']) =>
  jobs.reduce<ProfileData['work_experience'][]>((groups, job) => {
    const last = groups.at(-1)
    if (last?.[0]?.company === job.company) last?.push(job)
    else groups.push([job])
    return groups
  }, [])
