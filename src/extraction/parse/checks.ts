import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { doubtedSkills } from './doubted-skills.ts'
import { doubts, isCut } from './doubts.ts'
import { plain, squash } from './words.ts'

/** A name with so little confidence makes its whole entry doubtful. */
const surelyWrong = 0.2

/** Of a field whose entry can't be told from the others. */
const restConfidence = 0.5

/** The fields that their owner should look at: those that don't read as what they are. What is not there is not doubted. */
export function checksOf(profile: ProfileData): ProfileCheck[] {
  const { personal_info: person, professional_summary: summary } = profile
  const checks = new Map<string, number>()
  const doubt = (path: string, confidence: number) => {
    if (!checks.has(path)) checks.set(path, confidence)
  }
  if (person.full_name && !isNamesake(person.full_name, person.email)) doubt('personal_info.full_name', 0.7)
  if (summary && (summary.length < 50 || isCut(summary) || !/[.!?)”"]$/.test(summary)))
    doubt('professional_summary', 0.5)
  for (const list of Object.keys(doubts) as (keyof typeof doubts)[]) doubtEntries(list, profile[list], doubt)
  for (const [bucket, skills] of Object.entries(profile.skills))
    for (const [index, isDoubted] of doubtedSkills(skills).entries())
      if (isDoubted) doubt(`skills.${bucket}.${index}`, 0.2)
  return [...checks].map(([path, confidence]) => ({ path, confidence }))
}

function doubtEntries(list: keyof typeof doubts, all: object[], doubt: (path: string, confidence: number) => void) {
  const { names, follow, doubts: reasons } = doubts[list]
  for (const [index, entry] of (all as Record<string, unknown>[]).entries()) {
    const doubted = new Set<string>()
    for (const [field, confidence, isDoubtful] of reasons)
      if (entry[field] !== null && isDoubtful(entry as never, all as never)) {
        doubt(`${list}.${index}.${field}`, confidence)
        if (confidence <= surelyWrong) doubted.add(field)
      }
    if (!names.some((name: string) => doubted.has(name) || entry[name] === null)) continue
    for (const field of follow) if (entry[field] !== null) doubt(`${list}.${index}.${field}`, restConfidence)
  }
}

/** Most people write with an address that has a part of their name. */
const isNamesake = (name: string, email: string | null): boolean =>
  plain(name)
    .split(' ')
    .some((word) => word.length > 2 && squash(email?.split('@')[0] ?? '').includes(word))
