import { sql } from 'kysely'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { query, type Tx } from './session.ts'

const own = sql<string>`app.user_id()`

const columns = [
  'profile_version as version',
  'name',
  'email',
  'whatsapp',
  'avatar_url as photoUrl',
  'profile_data as profile',
  'profile_checks as checks',
  'working_hours as workingHours',
] as const

export const ownProfileQuery = () => query.selectFrom('candidates').select(columns).where('user_id', '=', own)

export type SavedProfile = {
  profile: ProfileData
  whatsapp: string | null
  checks: ProfileCheck[]
  workingHours: WorkingHours | null
  experienceYears: number | null
}

/** Undefined when the profile is no longer at the expected version. */
export function updateProfile(tx: Tx, expectedVersion: number, saved: SavedProfile) {
  const { full_name, phone } = saved.profile.personal_info
  return tx.first(
    query
      .updateTable('candidates')
      .set({
        // Someone keeps a name, also while the profile has none.
        ...(full_name && { name: full_name }),
        phone,
        whatsapp: saved.whatsapp,
        profile_data: JSON.stringify(saved.profile),
        experience_years: saved.experienceYears,
        profile_checks: JSON.stringify(saved.checks),
        working_hours: saved.workingHours && JSON.stringify(saved.workingHours),
      })
      .where('user_id', '=', own)
      .where('profile_version', '=', expectedVersion)
      .returning(columns),
  )
}

export const hasProfile = async (tx: Tx): Promise<boolean> =>
  Boolean(await tx.first(query.selectFrom('candidates').select('id').where('user_id', '=', own)))

/** Says whether there is a candidate. */
export const setProfilePhoto = async (tx: Tx, photoUrl: string | null): Promise<boolean> =>
  (await tx.count(query.updateTable('candidates').set({ avatar_url: photoUrl }).where('user_id', '=', own))) > 0
