import type { InferResult } from 'kysely'
import type { OwnProfile } from '#contract/profiles.ts'
import type { ownProfileQuery } from '#db/profiles.ts'
import { askableChecks } from '#domain/profiles/checks.ts'
import { profileData } from '#domain/profiles/profile.ts'

type Row = InferResult<ReturnType<typeof ownProfileQuery>>[number]

/** Someone without a resume starts with their name. */
export function presentProfile({ name, profile: stored, checks, ...rest }: Row): OwnProfile {
  const profile = profileData.parse(stored ?? {})
  profile.personal_info.full_name ??= name
  return { ...rest, profile, checks: askableChecks(checks) }
}
