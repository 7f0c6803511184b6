import { webLink } from '../profiles/link.ts'
import { formatMonth } from '../profiles/month.ts'
import type { ProfileData } from '../profiles/profile.ts'
import { type SkillGroup, skillGroups } from '../profiles/skill-groups.ts'
import { type EntryList, entryListNames, entryLists, type Pairing, pairEntries } from './pair-entries.ts'

/** Something in a resume that the profile lacks, line by line; new if `current` is empty. */
export type Finding = { path: string; section: string; label: string; current: string[]; found: string[] }

export const personalFields = {
  full_name: 'Full name',
  phone: 'Phone',
  location: 'Location',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
  website: 'Website',
} as const
export type PersonalField = keyof typeof personalFields
export const personalFieldNames = Object.keys(personalFields) as PersonalField[]

const links: readonly string[] = ['linkedin', 'github', 'portfolio', 'website'] satisfies PersonalField[]

/** What a newly read resume would change, in the order of the profile. What it leaves out stays. */
export const findingsIn = (found: ProfileData, current: ProfileData): Finding[] => [
  ...personalFieldNames.flatMap((field) => {
    const news = personalOf(found, field)
    const finding = { path: `personal_info.${field}`, section: 'Personal information', label: personalFields[field] }
    return changed(finding, personalOf(current, field), news)
  }),
  ...changed(
    { path: 'professional_summary', section: 'Professional summary', label: 'Professional summary' },
    current.professional_summary,
    found.professional_summary,
  ),
  ...entryListNames.flatMap((list) =>
    pairEntries(list, found, current)
      .filter(({ isNews }) => isNews)
      .map((pairing) => entryFinding(list, pairing)),
  ),
  ...skillGroups.flatMap(({ group, label }) => {
    const news = newSkills(found, current, group)
    const finding = { path: `skills.${group}`, section: 'Skills', label, current: current.skills[group], found: news }
    return news.length > 0 ? finding : []
  }),
]

function changed(
  finding: Pick<Finding, 'path' | 'section' | 'label'>,
  current: string | null,
  found: string | null,
): Finding[] {
  if (!found || found === current) return []
  return [{ ...finding, current: current ? [current] : [], found: [found] }]
}

/** Links that a browser shouldn't open are ignored. */
export function personalOf({ personal_info }: ProfileData, field: PersonalField): string | null {
  const text = personal_info[field]
  return text && links.includes(field) ? (webLink(text) ?? null) : text
}

/** A skill that is already in another group is not new. */
export function newSkills(found: ProfileData, current: ProfileData, group: SkillGroup): string[] {
  const known = new Set(skillGroups.flatMap((one) => current.skills[one.group].map((word) => word.toLowerCase())))
  return found.skills[group].filter((word) => !known.has(word.toLowerCase()))
}

const dates = ['start_date', 'end_date', 'date', 'graduation_date']

function entryFinding(list: EntryList, { of, current, next }: Pairing): Finding {
  const { section, title } = entryLists[list]
  const titleOf = (entry: Pairing['next']) => title.flatMap((key) => entry[key] ?? []).join(', ')
  const linesOf = (entry: Pairing['next']) => {
    const rest = Object.entries(entry).filter(([key]) => !(title as readonly string[]).includes(key))
    const when = rest.flatMap(([key, value]) => (dates.includes(key) && value ? formatMonth(String(value)) : []))
    const others = rest.flatMap(([key, value]) => (dates.includes(key) ? [] : (value ?? [])))
    return [titleOf(entry), when.join(' – '), ...others].filter(Boolean)
  }
  const [before, found] = [current ? linesOf(current) : [], linesOf(next)]
  return { path: `${list}.${of}`, section, label: titleOf(next) || section, current: before, found }
}
