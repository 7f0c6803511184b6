import * as z from 'zod/mini'
import { forgetDraft, readDraft, saveDraft } from '../drafts.ts'
import { randomKey } from '../random-key.ts'
import type { FoundValues } from './brief-values.ts'
import { blankProject, type ProjectValues } from './project-values.ts'

/** A job being written. Its key makes sure that it is posted once, however often it is sent. */
export type SavedDraft = { values: ProjectValues; found: FoundValues; creationKey: string }

const text = z.string()
const values = z.object({
  title: text,
  internalNote: text,
  scopeTasks: z.array(text),
  softwareSystems: z.array(text),
  seniorityLevel: text,
  engagementDetails: text,
  engagementType: text,
  startDate: text,
  preferredTimeOverlap: text,
  estimatedHires: z.nullable(z.number()),
  location: text,
  duration: text,
  payRate: text,
})
const saved = z.object({ values, found: z.partial(values), creationKey: text })

const nameOf = (userId: string) => `project:${userId}`

export const blankDraft = (): SavedDraft => ({ values: blankProject, found: {}, creationKey: randomKey() })

/** Kept for this person in this browser; undefined when nothing was, or nothing that can be used. */
export const readSavedDraft = (userId: string): SavedDraft | undefined =>
  saved.safeParse(readDraft(nameOf(userId))).data as SavedDraft | undefined

export const keepDraft = (userId: string, draft: SavedDraft) => saveDraft(nameOf(userId), draft)

export const dropDraft = (userId: string) => forgetDraft(nameOf(userId))
