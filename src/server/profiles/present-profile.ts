import type { OwnProfile } from '#contract/profiles.ts'
import type { ProfileCheck } from '#domain/profiles/checks.ts'
import { profileData } from '#domain/profiles/profile.ts'

type Row = Pick<OwnProfile, 'version' | 'email' | 'whatsapp' | 'photoUrl'> & {
  name: string | null
  profile: unknown
  checks: unknown
  workingHours: unknown
}

/** Someone without a resume starts with their name. */
export function presentProfile({ name, profile: stored, checks, workingHours, ...rest }: Row): OwnProfile {
  const profile = profileData.parse(stored ?? {})
  profile.personal_info.full_name ??= name
  return {
    ...rest,
    profile,
    checks: checks as ProfileCheck[],
    workingHours: workingHours as OwnProfile['workingHours'],
  }
}
