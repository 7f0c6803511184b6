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
  skills: string[]
  experienceYears: number | null
}

/** The candidate and the account together. Undefined when the profile is no longer at the expected version. */
export async function updateProfile(tx: Tx, expectedVersion: number, saved: SavedProfile) {
  const { full_name, phone } = saved.profile.personal_info
  const shared = {
    // An account keeps a name, also while the profile has none.
    ...(full_name && { name: full_name }),
    phone,
    whatsapp: saved.whatsapp,
    profile_data: JSON.stringify(saved.profile),
  }
  const row = await tx.first(
    query
      .updateTable('candidates')
      .set({
        ...shared,
        profile_checks: JSON.stringify(saved.checks),
        working_hours: saved.workingHours && JSON.stringify(saved.workingHours),
      })
      .where('user_id', '=', own)
      .where('profile_version', '=', expectedVersion)
      .returning(columns),
  )
  if (row)
    await tx.count(
      query
        .updateTable('users')
        .set({ ...shared, skills: saved.skills, experience_years: saved.experienceYears })
        .where('id', '=', own),
    )
  return row
}

export const hasProfile = async (tx: Tx): Promise<boolean> =>
  Boolean(await tx.first(query.selectFrom('candidates').select('id').where('user_id', '=', own)))

/** The candidate and the account wear the same photo. Says whether there is a candidate. */
export async function setProfilePhoto(tx: Tx, photoUrl: string | null): Promise<boolean> {
  const touched = await tx.count(
    query.updateTable('candidates').set({ avatar_url: photoUrl }).where('user_id', '=', own),
  )
  if (touched > 0) await tx.count(query.updateTable('users').set({ avatar_url: photoUrl }).where('id', '=', own))
  return touched > 0
}
