import { listNotes as endpoint } from '#contract/notes.ts'
import { notesQuery } from '#db/notes.ts'
import { mayManage } from '#domain/firms/role.ts'
import { noteActionsFor, notePageSize } from '#domain/notes/note.ts'
import { queryRoute } from '../serve.ts'

export const listNotes = queryRoute(endpoint, notesQuery, ([found], _, { firmRole }) => {
  const total = found?.total ?? 0
  return {
    notes: (found?.notes ?? []).map(({ isOwn, ...note }) => ({
      ...note,
      actions: noteActionsFor({ isOwn }, firmRole),
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / notePageSize)),
    actions: mayManage(firmRole) ? ['write' as const] : [],
  }
})
