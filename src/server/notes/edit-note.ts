import { editNote as endpoint } from '#contract/notes.ts'
import { updateNote } from '#db/notes.ts'
import { noteMessages } from '#domain/notes/note.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** A colleague's note is not there to be changed. */
export const editNote = transactionRoute(endpoint, async (tx, { id, text }) => {
  if ((await updateNote(tx, id, text)) === 0) throw notFound(noteMessages.gone)
  return {}
})
