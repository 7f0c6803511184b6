import { deleteNote as endpoint } from '#contract/notes.ts'
import { deleteNote as deleteOne } from '#db/notes.ts'
import { noteMessages } from '#domain/notes/note.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const deleteNote = transactionRoute(endpoint, async (tx, { id }) => {
  if ((await deleteOne(tx, id)) === 0) throw notFound(noteMessages.gone)
  return {}
})
