import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listNotes } from '#contract/notes.ts'
import { noteReaders } from '#domain/notes/note.ts'
import { pageQuery } from '../page-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import classes from './notes.module.css'
import { useNotes } from './use-notes.ts'

/** What the firm noted about someone, newest first. */
export function Notes({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const notes = useQuery(pageQuery(listNotes, { id, page }))
  const { write } = useNotes(id)
  return (
    <section aria-labelledby="notes" className={classes.notes}>
      <h2 id="notes" className={classes.title}>
        Notes
      </h2>
      <p className={classes.quiet}>{noteReaders}</p>
      <Loaded query={notes} what="notes" skeleton={null}>
        {(data) => (
          <>
            {data.actions.includes('write') && (
              <NoteForm label="New note" button="Add Note" onSave={(text) => write.mutateAsync(text)} />
            )}
            {data.total === 0 && <p className={classes.quiet}>No notes yet.</p>}
            <ul className={classes.list}>
              {data.notes.map((note) => (
                <NoteItem key={note.id} candidateId={id} note={note} />
              ))}
            </ul>
            {data.pageCount > 1 && (
              <div className={classes.pages}>
                <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Newer Notes
                </Button>
                <Button variant="default" disabled={page >= data.pageCount} onClick={() => setPage(page + 1)}>
                  Older Notes
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
