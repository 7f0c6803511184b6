import { forgetDraft, readDraft, saveDraft } from '../drafts.ts'
import { randomKey } from '../random-key.ts'
import type { FoundValues } from './brief-values.ts'
import { blankProject, type ProjectField, type ProjectValues } from './project-values.ts'

/** A project being written. Its key makes sure that it is posted once, however often it is sent. */
export type SavedDraft = { values: ProjectValues; found: FoundValues; creationKey: string }

const nameOf = (userId: string) => `project:${userId}`

export const blankDraft = (): SavedDraft => ({ values: blankProject, found: {}, creationKey: randomKey() })

/** Saved for this person in this browser; undefined when there is nothing, or nothing in the current format. */
export function readSavedDraft(userId: string): SavedDraft | undefined {
  const draft = readDraft(nameOf(userId)) as Partial<SavedDraft> | null
  const { found, creationKey } = draft ?? {}
  if (!draft?.values || !found || !creationKey) return undefined
  // A field that is newer than the draft is blank in it.
  const values = { ...blankProject, ...draft.values }
  const fields = Object.keys(blankProject) as ProjectField[]
  const isWhole = fields.every((field) => kindOf(values[field]) === kindOf(blankProject[field]))
  return isWhole ? { values, found, creationKey } : undefined
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

export const keepDraft = (userId: string, draft: SavedDraft) => saveDraft(nameOf(userId), draft)

export const dropDraft = (userId: string) => forgetDraft(nameOf(userId))
