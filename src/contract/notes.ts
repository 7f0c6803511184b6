import * as z from 'zod/mini'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { noteActions, notePageSize, noteText } from '#domain/notes/note.ts'
import { endpoint, nothing, type OutputOf } from './endpoint.ts'
import { pageNumber } from './paging.ts'

const time = z.iso.datetime({ offset: true })

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/talent/:id/notes',
  access: 'buyer',
  firmRoles,
  summary: `The firm’s notes on someone, newest first, ${notePageSize} to a page; nobody else reads them`,
  input: z.strictObject({ id: z.uuid(), page: pageNumber }),
  output: z.strictObject({
    notes: z.array(
      z.strictObject({
        id: z.uuid(),
        text: z.string(),
        /** Null once the author's account is deleted. */
        by: z.nullable(z.string()),
        createdAt: time,
        /** Null where it is as it was written. */
        editedAt: z.nullable(time),
        actions: z.array(z.enum(noteActions)),
      }),
    ),
    total: z.int(),
    pageCount: z.int(),
    actions: z.array(z.enum(['write'])),
  }),
})
export type Note = OutputOf<typeof listNotes>['notes'][number]

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/talent/:id/notes',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Write a note on someone, for your firm alone',
  input: z.strictObject({ id: z.uuid(), text: noteText }),
  output: z.strictObject({ id: z.uuid() }),
})

export const editNote = endpoint({
  method: 'PUT',
  path: '/api/notes/:id',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Change a note that you wrote',
  input: z.strictObject({ id: z.uuid(), text: noteText }),
  output: nothing,
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/notes/:id',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Delete a note that you wrote; an owner deletes any of the firm’s',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})
