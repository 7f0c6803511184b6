import * as z from 'zod/mini'
import { type FirmRole, mayManage, ownsFirm } from '../firms/role.ts'

export const noteLimit = 4000
export const notePageSize = 20

/** Who reads a note: one sentence, wherever it is written or shown. */
export const noteReaders = 'Only your firm reads these notes.'

export const noteMessages = {
  empty: 'Please write a note.',
  gone: 'This note no longer exists.',
} as const

export const noteText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, noteMessages.empty),
    z.maxLength(noteLimit, `Please use at most ${noteLimit} characters.`),
  )

export const writtenNote = z.strictObject({ text: noteText })

export const noteActions = ['edit', 'delete'] as const
export type NoteAction = (typeof noteActions)[number]

/** Authors edit and delete what they wrote, while they manage projects; an owner deletes any. */
export const noteActionsFor = ({ isOwn }: { isOwn: boolean }, role: FirmRole | null): NoteAction[] => [
  ...(isOwn && mayManage(role) ? (['edit'] as const) : []),
  ...((isOwn && mayManage(role)) || ownsFirm(role) ? (['delete'] as const) : []),
]
