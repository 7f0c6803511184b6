import { writeNote as endpoint } from '#contract/notes.ts'
import { seesCandidate } from '#db/bookmarks.ts'
import { insertNote } from '#db/notes.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const writeNote = transactionRoute(endpoint, async (tx, { id, text }) => {
  if (!(await seesCandidate(tx, id))) throw notFound('Candidate Not Found')
  return (await insertNote(tx, id, text)) as { id: string }
})
