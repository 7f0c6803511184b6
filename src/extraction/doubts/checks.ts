import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import type { Row } from '../layout/row.ts'
import { ofAwards, ofCertifications, ofLanguages, ofProjects } from './honors.ts'
import { ofJobs, ofVolunteering } from './jobs.ts'
import { type Page, pageOf } from './page.ts'
import { ofPerson } from './person.ts'
import { isCut } from './reads.ts'
import type { Doubts, EntryOf, Lists } from './reason.ts'
import { ofSchools } from './schools.ts'
import { isAnother, type Kind } from './second-opinion.ts'
import { doubtedAchievements } from './sentences.ts'
import { doubtedSkills } from './skills.ts'
import { doubtUnsure, type UnsureWord } from './unsure.ts'

/** A name with this little confidence makes its whole entry doubtful. */
const surelyWrong = 0.2

/** Of a field whose entry can't be told from the others. */
const restConfidence = 0.5

export const doubts: { [L in keyof Lists]: Doubts<EntryOf<L>> } = {
  work_experience: ofJobs,
  education: ofSchools,
  certifications: ofCertifications,
  languages_spoken: ofLanguages,
  awards: ofAwards,
  volunteer_experience: ofVolunteering,
  projects: ofProjects,
}

/** The fields that their owner should double-check: those that don't look like what they should be, or aren't in one piece on the page. */
export function checksOf(profile: ProfileData, rows: Row[], unsure: UnsureWord[] = []): ProfileCheck[] {
  const { personal_info: person, professional_summary: summary } = profile
  const page = pageOf(rows)
  const checks = new Map<string, number>()
  const doubt = (path: string, confidence: number) =>
    checks.set(path, Math.min(confidence, checks.get(path) ?? confidence))
  for (const [field, confidence, isDoubtful] of ofPerson) {
    const value = person[field]
    if (value !== null && isDoubtful(value, person, page)) doubt(`personal_info.${field}`, confidence)
  }
  if (summary && (summary.length < 50 || isCut(summary) || !/[.!?)”"]$/.test(summary)))
    doubt('professional_summary', 0.5)
  for (const list of Object.keys(doubts) as (keyof Lists)[])
    doubtEntries(list, doubts[list] as Doubts<object>, profile[list], page, doubt)
  for (const [index, { achievements }] of profile.work_experience.entries())
    for (const [item, isDoubted] of doubtedAchievements(achievements, page).entries())
      if (isDoubted) doubt(`work_experience.${index}.achievements.${item}`, 0.4)
  for (const [bucket, skills] of Object.entries(profile.skills))
    for (const [index, isDoubted] of doubtedSkills(skills, page).entries())
      if (isDoubted) doubt(`skills.${bucket}.${index}`, 0.2)
  doubtUnsure(profile, unsure, doubt)
  return [...checks].map(([path, confidence]) => ({ path, confidence }))
}

function doubtEntries(
  list: string,
  { kinds, names, follow, reasons, gaps }: Doubts<object>,
  all: object[],
  page: Page,
  doubt: (path: string, confidence: number) => void,
) {
  const fieldOf = (entry: object, field: string) => (entry as Record<string, unknown>)[field] ?? null
  for (const [index, entry] of all.entries()) {
    const around = { all, before: all[index - 1], page }
    const doubted = new Set<string>()
    for (const [field, confidence, isDoubtful] of gaps)
      if (fieldOf(entry, field) === null && isDoubtful(entry, around)) doubt(`${list}.${index}.${field}`, confidence)
    for (const [field, confidence, isDoubtful] of reasons)
      if (fieldOf(entry, field) !== null && isDoubtful(entry, around)) {
        doubt(`${list}.${index}.${field}`, confidence)
        if (confidence <= surelyWrong) doubted.add(field)
      }
    for (const [field, allowed] of Object.entries<[Kind, ...Kind[]]>(kinds)) {
      const value = fieldOf(entry, field)
      if (typeof value === 'string' && isAnother(value, allowed)) doubt(`${list}.${index}.${field}`, 0.2)
    }
    if (!names.some((name) => doubted.has(name) || fieldOf(entry, name) === null)) continue
    for (const field of follow) if (fieldOf(entry, field) !== null) doubt(`${list}.${index}.${field}`, restConfidence)
  }
}
