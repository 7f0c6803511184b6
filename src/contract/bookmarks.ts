import * as z from 'zod/mini'
import { bookmarkActions, listName } from '#domain/bookmarks/list.ts'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { endpoint, nothing, type OutputOf } from './endpoint.ts'
import { idList } from './query-values.ts'

const time = z.iso.datetime({ offset: true })
/** Null where they have left the firm. */
const by = z.nullable(z.string())
const actions = z.array(z.enum(bookmarkActions))

export const listTalentLists = endpoint({
  method: 'GET',
  path: '/api/talent-lists',
  access: 'buyer',
  firmRoles,
  summary: 'The firm’s lists of talent, by name, and how many people it has hidden',
  input: nothing,
  output: z.strictObject({
    lists: z.array(z.strictObject({ id: z.uuid(), name: z.string(), by, createdAt: time })),
    hidden: z.int(),
    actions,
  }),
})

export const createTalentList = endpoint({
  method: 'POST',
  path: '/api/talent-lists',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Make a list of talent for the firm, with someone in it or empty',
  input: z.strictObject({ name: listName, candidateId: z.optional(z.uuid()) }),
  output: z.strictObject({ id: z.uuid() }),
})

export const renameTalentList = endpoint({
  method: 'PUT',
  path: '/api/talent-lists/:id',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Rename one of the firm’s lists',
  input: z.strictObject({ id: z.uuid(), name: listName }),
  output: nothing,
})

export const deleteTalentList = endpoint({
  method: 'DELETE',
  path: '/api/talent-lists/:id',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Delete one of the firm’s lists with its bookmarks',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

const bookmark = z.strictObject({ id: z.uuid(), candidateId: z.uuid() })

export const addBookmark = endpoint({
  method: 'PUT',
  path: '/api/talent-lists/:id/people/:candidateId',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Put someone on one of the firm’s lists; doing so again changes nothing',
  input: bookmark,
  output: nothing,
})

export const removeBookmark = endpoint({
  method: 'DELETE',
  path: '/api/talent-lists/:id/people/:candidateId',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Take someone off one of the firm’s lists; doing so again changes nothing',
  input: bookmark,
  output: nothing,
})

export const hideTalent = endpoint({
  method: 'PUT',
  path: '/api/talent/:id/hidden',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Hide someone from the firm’s shortlists and talent pages',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

export const showTalent = endpoint({
  method: 'DELETE',
  path: '/api/talent/:id/hidden',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Show someone again whom the firm has hidden',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

/** As many as a page shows. */
export const bookmarkedLimit = 40

export const readBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks',
  access: 'buyer',
  firmRoles,
  summary: `What the firm keeps about up to ${bookmarkedLimit} people: the lists they are on, whether they are hidden, and how many notes there are`,
  input: z.strictObject({ ids: idList(bookmarkedLimit) }),
  output: z.strictObject({
    people: z.array(
      z.strictObject({
        id: z.uuid(),
        lists: z.array(z.strictObject({ id: z.uuid(), name: z.string(), by, addedAt: time })),
        hidden: z.nullable(z.strictObject({ by, hiddenAt: time })),
        notes: z.int(),
      }),
    ),
    actions,
  }),
})
export type Bookmarked = OutputOf<typeof readBookmarks>['people'][number]
