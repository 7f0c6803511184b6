import * as z from 'zod/mini'
import { type OwnProfile, ownProfile, saveProfile } from '#contract/profiles.ts'
import { checksAfterEdit } from '#domain/profiles/checks.ts'
import { type Conflict, merge } from '#domain/profiles/merge.ts'
import { errorsBy, type FormErrors } from '../ui/errors-by.ts'

/** What the form holds. The rest of a profile is the photo's and the account's. */
export type Edited = Pick<OwnProfile, 'profile' | 'whatsapp' | 'workingHours' | 'checks'>

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

export const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}.`)

export const errorsUnder = (errors: FormErrors, parent: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isUnder(path, parent)))

export const errorsBeside = (errors: FormErrors, parent: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isUnder(path, parent)))

/** The messages of fields that an edit hasn't touched. */
export function errorsLeft(errors: FormErrors, before: Edited, after: Edited): FormErrors {
  const marks = Object.keys(errors).map((path) => ({ path, confidence: 0 }))
  return Object.fromEntries(checksAfterEdit(marks, before, after).map(({ path }) => [path, errors[path] as string]))
}
