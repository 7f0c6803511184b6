import type { ProfileData } from '#domain/profiles/profile.ts'
import * as compare from './compare.ts'
import { type Compare, likeness } from './compare.ts'

/** Of the values of a field: how many stand on the page, how many were found, and how many of those are right. */
type Tally = { wanted: number; found: number; right: number }
export type Miss = { field: string; wanted: string | null; read: string | null }
export type Score = {
  fields: Map<string, Tally>
  misses: Miss[]
  isContactRight: boolean
  jobs: number
  rightJobs: number
}

type Entry = Record<string, string | string[] | null>
type List = { fields: Record<string, Compare>; weights: Record<string, number> }

const personal = {
  full_name: compare.fullName,
  email: compare.email,
  phone: compare.phone,
  location: compare.location,
  linkedin: compare.link,
  github: compare.link,
  website: compare.link,
}

/** Each list of a profile: how its fields are compared, and how much each says about which entry is which. */
const lists: Partial<Record<keyof ProfileData, List>> = {
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
      degree: compare.line,
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

/** Pairs of what belongs together, the most alike first; each is used once. */
function match<T>(wanted: T[], read: T[], alike: (wanted: T, read: T) => number, least: number): Map<T, T> {
  const pairs = wanted.flatMap((one) => read.map((other) => ({ one, other, by: alike(one, other) })))
  const matched = new Map<T, T>()
  const used = new Set<T>()
  for (const { one, other, by } of pairs.toSorted((a, b) => b.by - a.by))
    if (by >= least && !matched.has(one) && !used.has(other)) {
      matched.set(one, other)
      used.add(other)
    }
  return matched
}

const textOf = (entry: Entry | undefined, field: string) => (entry?.[field] as string | null | undefined) || null

export function scoreOf(truth: ProfileData, read: ProfileData | undefined): Score {
  const score: Score = {
    fields: new Map(),
    misses: [],
    isContactRight: true,
    jobs: truth.work_experience.length,
    rightJobs: 0,
  }

  const count = (field: string, tally: Tally) => {
    const sum = score.fields.get(field) ?? { wanted: 0, found: 0, right: 0 }
    for (const key of ['wanted', 'found', 'right'] as const) sum[key] += tally[key]
    score.fields.set(field, sum)
  }
  const countOne = (field: string, wanted: string | null, found: string | null, isRight: Compare): boolean => {
    const right = wanted !== null && found !== null && isRight(wanted, found)
    count(field, { wanted: Number(wanted !== null), found: Number(found !== null), right: Number(right) })
    if (!right && wanted !== found) score.misses.push({ field, wanted, read: found })
    return right || wanted === null
  }
  const countTexts = (field: string, wanted: string[], found: string[], alike: Compare) => {
    // Objects, since one text may stand in a list twice.
    const wantedTexts = wanted.map((text) => ({ text }))
    const foundTexts = found.map((text) => ({ text }))
    const pairs = match(
      wantedTexts,
      foundTexts,
      (one, other) => (alike(one.text, other.text) ? likeness(one.text, other.text) + 1 : 0),
      1,
    )
    count(field, { wanted: wanted.length, found: found.length, right: pairs.size })
    const used = new Set(pairs.values())
    for (const one of wantedTexts) if (!pairs.has(one)) score.misses.push({ field, wanted: one.text, read: null })
    for (const one of foundTexts) if (!used.has(one)) score.misses.push({ field, wanted: null, read: one.text })
  }

  for (const [field, isRight] of Object.entries(personal)) {
    const key = field as keyof typeof personal
    const info = read?.personal_info
    const found = (key === 'website' ? info?.website || info?.portfolio : info?.[key]) || null
    const right = countOne(`personal_info.${key}`, truth.personal_info[key], found, isRight)
    if (['full_name', 'email', 'phone'].includes(key)) score.isContactRight &&= right
  }
  countOne('professional_summary', truth.professional_summary, read?.professional_summary || null, compare.prose)

  for (const [name, { fields, weights }] of Object.entries(lists)) {
    const wanted = truth[name as keyof ProfileData] as Entry[]
    const found = (read?.[name as keyof ProfileData] ?? []) as Entry[]
    const alike = (one: Entry, other: Entry) =>
      Object.entries(weights).reduce((sum, [field, weight]) => {
        const [a, b] = [textOf(one, field), textOf(other, field)]
        return sum + (a && b ? weight * likeness(a, b) : 0)
      }, 0)
    const pairs = match(wanted, found, alike, 0.1)
    const used = new Set(pairs.values())
    const both = [
      ...wanted.map((one) => [one, pairs.get(one)] as const),
      ...found.filter((one) => !used.has(one)).map((one) => [undefined, one] as const),
    ]
    for (const [one, other] of both) {
      const right = Object.entries(fields).map(([field, isRight]) => {
        const isDegree = name === 'education' && field === 'degree'
        return {
          field,
          right: countOne(
            `${name}.${field}`,
            textOf(one, field),
            textOf(other, field),
            isDegree ? compare.degree(textOf(one, 'field_of_study')) : isRight,
          ),
        }
      })
      if (name !== 'work_experience') continue
      countTexts(
        `${name}.achievements`,
        (one?.achievements ?? []) as string[],
        (other?.achievements ?? []) as string[],
        compare.prose,
      )
      const whole = ['company', 'position', 'start_date', 'end_date']
      if (one && right.every(({ field, right }) => right || !whole.includes(field))) score.rightJobs++
    }
  }

  const skillsOf = (profile: ProfileData | undefined) => [...new Set(Object.values(profile?.skills ?? {}).flat())]
  countTexts('skills', skillsOf(truth), skillsOf(read), compare.skill)
  return score
}

const core = [
  ...['full_name', 'email', 'phone', 'location', 'linkedin'].map((field) => `personal_info.${field}`),
  'professional_summary',
  ...['company', 'position', 'start_date', 'end_date', 'achievements'].map((field) => `work_experience.${field}`),
  ...['institution', 'degree', 'field_of_study', 'graduation_date'].map((field) => `education.${field}`),
  'skills',
  'certifications.name',
  'languages_spoken.language',
]

export type Summary = { documents: number; core: number; all: number; contact: number; jobs: number }

export const f1 = ({ wanted, found, right }: Tally) => (wanted + found > 0 ? (2 * right) / (wanted + found) : 0)

export function fieldsOf(scores: Score[]): Map<string, Tally> {
  const sums = new Map<string, Tally>()
  for (const { fields } of scores)
    for (const [field, { wanted, found, right }] of fields) {
      const sum = sums.get(field) ?? { wanted: 0, found: 0, right: 0 }
      sums.set(field, { wanted: sum.wanted + wanted, found: sum.found + found, right: sum.right + right })
    }
  return sums
}

/** The mean over fields of how well each was read; a field that hardly any page has would weigh too much among all. */
export function summarize(scores: Score[]): Summary {
  const sums = fieldsOf(scores)
  const mean = (isIn: (field: string, tally: Tally) => boolean) => {
    const values = [...sums].filter(([field, tally]) => isIn(field, tally)).map(([, tally]) => f1(tally))
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  const total = (of: (score: Score) => number) => scores.reduce((sum, score) => sum + of(score), 0)
  return {
    documents: scores.length,
    core: mean((field, { wanted }) => core.includes(field) && wanted > 0),
    all: mean((_, { wanted }) => wanted >= Math.min(5, scores.length)),
    contact: total(({ isContactRight }) => Number(isContactRight)) / scores.length,
    jobs: total(({ rightJobs }) => rightJobs) / total(({ jobs }) => jobs),
  }
}
