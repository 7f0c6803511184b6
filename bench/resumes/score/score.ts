import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { type Compare, likeness, prose, skill } from './compare.ts'
import { lists, personalFields } from './fields.ts'

/** A value that stands on the page, or was read, or both. `isMarked`: its owner is asked to check it. */
export type Finding = {
  field: string
  wanted: string | null
  read: string | null
  isRight: boolean
  isMarked: boolean
}
export type Score = { findings: Finding[]; isContactRight: boolean; jobs: number; rightJobs: number }

type Text = string | null | undefined
type Entry = Record<string, string | string[] | null>

/** Pairs of what belongs together, the most alike first; each is used once. */
function match<T>(wanted: T[], read: T[], alike: (wanted: T, read: T) => number, least: number): [T?, T?][] {
  const found = new Map<T, T>()
  const used = new Set<T>()
  const candidates = wanted.flatMap((one) => read.map((other) => ({ one, other, by: alike(one, other) })))
  for (const { one, other, by } of candidates.toSorted((a, b) => b.by - a.by))
    if (by >= least && !found.has(one) && !used.has(other)) {
      found.set(one, other)
      used.add(other)
    }
  return [
    ...wanted.map((one): [T?, T?] => [one, found.get(one)]),
    ...read.filter((other) => !used.has(other)).map((other): [T?, T?] => [undefined, other]),
  ]
}

export function scoreOf(truth: ProfileData, read?: ProfileData, checks: ProfileCheck[] = []): Score {
  const findings: Finding[] = []
  const marked = new Set(checks.map(({ path }) => path))

  const find = (field: string, path: string, wanted: Text, found: Text, compare: Compare): boolean => {
    const isRight = Boolean(wanted && found && compare(wanted, found))
    if (wanted || found)
      findings.push({ field, wanted: wanted || null, read: found || null, isRight, isMarked: marked.has(path) })
    return isRight || !wanted
  }
  const findTexts = (field: string, wanted: string[], read: { path: string; text: string }[], compare: Compare) => {
    const alike = (one: { text: string }, other: { text: string }) =>
      compare(one.text, other.text) ? 1 + likeness(one.text, other.text) : 0
    const texts = wanted.map((text) => ({ path: '', text }))
    for (const [one, other] of match(texts, read, alike, 1))
      find(field, other?.path ?? '', one?.text, other?.text, compare)
  }

  const info = read && { ...read.personal_info, website: read.personal_info.website || read.personal_info.portfolio }
  const [isNameRight, isEmailRight, isPhoneRight] = Object.entries(personalFields).map(([name, compare]) => {
    const key = name as keyof typeof personalFields
    return find(`personal_info.${key}`, `personal_info.${key}`, truth.personal_info[key], info?.[key], compare)
  })
  find('professional_summary', 'professional_summary', truth.professional_summary, read?.professional_summary, prose)

  let rightJobs = 0
  for (const [list, { fields, weights }] of Object.entries(lists)) {
    const wantedEntries = truth[list as keyof typeof lists] as Entry[]
    const readEntries = (read?.[list as keyof typeof lists] ?? []) as Entry[]
    const alike = (one: Entry, other: Entry) =>
      Object.entries(weights).reduce((sum, [field, weight]) => {
        const [wanted, found] = [one[field], other[field]] as [Text, Text]
        return sum + (wanted && found ? weight * likeness(wanted, found) : 0)
      }, 0)
    for (const [one, other] of match(wantedEntries, readEntries, alike, 0.1)) {
      const path = `${list}.${other ? readEntries.indexOf(other) : ''}`
      const wrong = Object.entries(fields).flatMap(([field, compare]) => {
        const isDegree = list === 'education' && field === 'degree'
        const right = find(
          `${list}.${field}`,
          `${path}.${field}`,
          one?.[field] as Text,
          other?.[field] as Text,
          (wanted, found) =>
            compare(wanted, found) || (isDegree && compare(`${wanted} ${one?.field_of_study ?? ''}`, found)),
        )
        return right ? [] : [field]
      })
      if (list !== 'work_experience') continue
      const readAchievements = ((other?.achievements ?? []) as string[]).map((text, index) => ({
        path: `${path}.achievements.${index}`,
        text,
      }))
      findTexts(`${list}.achievements`, (one?.achievements ?? []) as string[], readAchievements, prose)
      const isWhole = !['company', 'position', 'start_date', 'end_date'].some((field) => wrong.includes(field))
      if (one && isWhole) rightJobs++
    }
  }

  const skills = Object.entries(read?.skills ?? {}).flatMap(([bucket, all]) =>
    all.map((text, index) => ({ path: `skills.${bucket}.${index}`, text })),
  )
  findTexts('skills', Object.values(truth.skills).flat(), skills, skill)
  return {
    findings,
    isContactRight: Boolean(isNameRight && isEmailRight && isPhoneRight),
    jobs: truth.work_experience.length,
    rightJobs,
  }
}
