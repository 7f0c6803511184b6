import type { ProfileCheck } from '../profiles/checks.ts'
import type { ProfileData } from '../profiles/profile.ts'
import { acceptFindings, type CheckedProfile } from './accept-findings.ts'
import { findingsIn } from './findings.ts'

/** The profile with what a resume says where its owner has written nothing. What they wrote stays; skills are added to theirs. */
export function fillEmpty(
  current: CheckedProfile,
  found: CheckedProfile,
): { profile: ProfileData; checks: ProfileCheck[] } {
  const news = findingsIn(found.profile, current.profile).filter(
    ({ path, current: written }) => written.length === 0 || path.startsWith('skills.'),
  )
  const { profile, checks } = acceptFindings(current, found, new Set(news.map(({ path }) => path)))
  // A personal address isn't a finding: nobody is asked about it.
  const email = profile.personal_info.email ?? found.profile.personal_info.email
  return { profile: { ...profile, personal_info: { ...profile.personal_info, email } }, checks }
}
