import * as z from 'zod/mini'
import { type OwnProfile, ownProfile, saveProfile } from '#contract/profiles.ts'
import { checksAfterEdit } from '#domain/profiles/checks.ts'
import { type Conflict, merge } from '#domain/profiles/merge.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { type FieldPath, isUnder } from '../ui/field-path.ts'

/** What the form holds. The rest of a profile is the photo's and the account's. */
export type Edited = Pick<OwnProfile, 'profile' | 'whatsapp' | 'workingHours' | 'checks'>

/** `whatsapp`, `profile.education.0.degree` */
export type EditedPath = FieldPath<Edited>

export const editedOf = ({ profile, whatsapp, workingHours, checks }: OwnProfile): Edited => ({
  profile,
  whatsapp,
  workingHours,
  checks,
})

const { expectedVersion, ...editedFields } = saveProfile.input.shape

/** What is wrong, by field: `profile.personal_info.website`, `workingHours.weekly.2`. */
export const editedErrors = errorsBy(z.strictObject(editedFields))

const { profile, whatsapp, workingHours, checks } = ownProfile.shape

/** An unfinished edit, with what it began from: together they can meet whatever is stored by then. */
const profileDraft = z.object({
  base: ownProfile,
  edited: z.object({ profile, whatsapp, workingHours, checks }),
})

/** An edit on top of a newer profile, with what both sides changed; marks are no one's words. */
export function meet(base: OwnProfile, edited: Edited, current: OwnProfile): { edited: Edited; conflicts: Conflict[] } {
  const { merged, conflicts } = merge(editedOf(base), edited, editedOf(current))
  return { edited: merged, conflicts: conflicts.filter(({ path }) => path[0] !== 'checks') }
}

/** An edit that was cut short goes on, on top of what is stored by now; undefined when nothing of it is left to save. */
export function resume(loaded: OwnProfile, kept: unknown) {
  const draft = profileDraft.safeParse(kept).data
  const met = draft && meet(draft.base, draft.edited, loaded)
  return met && !isSame(met.edited, editedOf(loaded)) ? met : undefined
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Someone who changes a field has looked at it: its mark goes, unless the edit says itself which marks stay. */
export const afterEdit = (after: Edited, before: Edited): Edited =>
  after.checks === before.checks
    ? { ...after, checks: checksAfterEdit(before.checks, before.profile, after.profile) }
    : after

/** The owner has looked at a field and finds it right. */
export const afterConfirming = (edited: Edited, path: string): Edited => ({
  ...edited,
  checks: edited.checks.filter((check) => !isUnder(`profile.${check.path}`, path)),
})
