import type { ProfileCheck } from '../profiles/checks.ts'
import type { ProfileData } from '../profiles/profile.ts'
import { skillGroups } from '../profiles/skill-groups.ts'
import { newSkills, personalFieldNames, personalOf } from './findings.ts'
import { entryListNames, orderEntries, pairEntries } from './pair-entries.ts'

/** A profile and its fields to double-check. */
export type CheckedProfile = { profile: ProfileData; checks: readonly ProfileCheck[] }

/** The profile with the accepted findings. A check stays with its field; accepted values bring their own checks. */
export function acceptFindings(
  current: CheckedProfile,
  found: CheckedProfile,
  accepted: ReadonlySet<string>,
): { profile: ProfileData; checks: ProfileCheck[] } {
  const { personal_info, skills } = current.profile
  const profile: ProfileData = { ...current.profile, personal_info: { ...personal_info }, skills: { ...skills } }
  for (const field of personalFieldNames)
    if (accepted.has(`personal_info.${field}`)) profile.personal_info[field] = personalOf(found.profile, field)
  if (accepted.has('professional_summary')) profile.professional_summary = found.profile.professional_summary
  for (const { group } of skillGroups)
    if (accepted.has(`skills.${group}`))
      profile.skills[group] = [...skills[group], ...newSkills(found.profile, current.profile, group)]

  const isInList = ({ path }: ProfileCheck) => entryListNames.some((list) => path.startsWith(`${list}.`))
  const checks = [
    ...current.checks.filter((check) => !isInList(check) && !accepted.has(check.path)),
    ...found.checks.filter((check) => !isInList(check) && accepted.has(check.path)),
  ]
  for (const list of entryListNames) {
    const positions = orderEntries(list, pairEntries(list, found.profile, current.profile), current.profile, accepted)
    Object.assign(profile, { [list]: positions.map(({ entry }) => entry) })
    for (const [index, { from, of }] of positions.entries())
      for (const { path, confidence } of { current, found }[from].checks)
        if (path.startsWith(`${list}.${of}.`))
          checks.push({ path: path.replace(`${list}.${of}.`, `${list}.${index}.`), confidence })
  }
  return { profile, checks }
}
