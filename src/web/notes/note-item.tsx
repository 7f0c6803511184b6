import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Note } from '#contract/notes.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError } from '../ui/notify.ts'
import { formatTime } from '../ui/time.ts'
import { NoteForm } from './note-form.tsx'
import classes from './notes.module.css'
import { useNotes } from './use-notes.ts'

export function NoteItem({ candidateId, note }: { candidateId: string; note: Note }) {
  const { edit, remove } = useNotes(candidateId)
  const [isEditing, editing] = useDisclosure()
  const [isDeleting, deleting] = useDisclosure()
  const { id, text, by, createdAt, editedAt, actions } = note
  const onError = (error: Error) => notifyError('The note was not deleted', { detail: error.message })
  return (
    <li className={classes.note}>
      <p className={classes.quiet}>
        {by ?? 'A former member'}, <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {editedAt && (
          <>
            , edited <time dateTime={editedAt}>{formatTime(editedAt)}</time>
          </>
        )}
      </p>
      {isEditing ? (
        <NoteForm
          label="Note"
          button="Save Note"
          text={text}
          onSave={(changed) => edit.mutateAsync({ id, text: changed }).then(editing.close)}
          onCancel={editing.close}
        />
      ) : (
        <>
          <p className={classes.text}>{text}</p>
          <div className={classes.actions}>
            {actions.includes('edit') && (
              <Button variant="subtle" size="compact-sm" onClick={editing.open}>
                Edit
              </Button>
            )}
            {actions.includes('delete') && (
              <Button variant="subtle" color="red" size="compact-sm" onClick={deleting.open}>
                Delete
              </Button>
            )}
          </div>
        </>
      )}
      <ConfirmModal
        isOpen={isDeleting}
        title="Delete Note"
        workingText="Deleting..."
        isWorking={remove.isPending}
        onConfirm={() => remove.mutate(id, { onError })}
        onClose={deleting.close}
      >
        The note is deleted for everyone at your firm.
      </ConfirmModal>
    </li>
  )
}
