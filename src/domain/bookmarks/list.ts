import * as z from 'zod/mini'
import { type FirmRole, mayManage } from '../firms/role.ts'

export const listNameLimit = 60
/** Lists of one firm, people in one list, and people whom a firm hides: few enough to be read whole. */
export const listLimit = 50
export const listSizeLimit = 500
export const hiddenLimit = 1000

/** The list of those whom the firm has hidden. */
export const hiddenList = 'hidden'

export const bookmarkMessages = {
  noName: 'Please enter a name for the list.',
  nameTaken: 'Your firm already has a list with this name.',
  listGone: 'This list no longer exists.',
  personGone: 'Candidate Not Found',
  tooManyLists: `A firm can have at most ${listLimit} lists.`,
  listFull: `A list can have at most ${listSizeLimit} people.`,
  tooManyHidden: `A firm can hide at most ${hiddenLimit} people.`,
} as const

export const listName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, bookmarkMessages.noName),
    z.maxLength(listNameLimit, `Please use at most ${listNameLimit} characters.`),
  )

export const namedList = z.strictObject({ name: listName })

export const bookmarkActions = ['bookmark', 'hide'] as const
export type BookmarkAction = (typeof bookmarkActions)[number]

/** Everyone of a firm reads its lists; those who manage its projects change them. */
export const bookmarkActionsFor = (role: FirmRole | null): BookmarkAction[] =>
  mayManage(role) ? [...bookmarkActions] : []
