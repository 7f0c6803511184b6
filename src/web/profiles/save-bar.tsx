import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { problemWords } from '../problem-words.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { useEditor } from './editor-context.ts'
import classes from './profile-editor.module.css'

/** Always in sight: the one button, and how the last save went. */
export function SaveBar() {
  const { saving, success, errors, isDirty } = useEditor()
  const wrongCount = Object.keys(errors).length
  const isRefused = saving.error && !isConflict(saving.error)
  return (
    <div className={classes.saveBar}>
      <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
        Save Profile
      </WorkingButton>
      <p role="status" className={success ? classes.success : classes.note}>
        {success ?? (isDirty && !isRefused && wrongCount === 0 ? 'Not saved yet.' : '')}
      </p>
      {(isRefused || wrongCount > 0) && (
        <p role="alert" className={classes.failure}>
          {wrongCount > 0
            ? `${wrongCount === 1 ? 'One field needs' : `${wrongCount} fields need`} another look.`
            : `${profileMessages.saving}. ${problemWords(saving.error, '')}`}
        </p>
      )}
    </div>
  )
}

const isConflict = (error: Error) => 'code' in error && error.code === 'conflict'
