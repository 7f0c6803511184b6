import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { kindsOf, sensitiveFieldsIn } from '#domain/sensitive-numbers/fields.ts'
import { typedNumberMessage } from '#domain/sensitive-numbers/messages.ts'
import { problemMessage } from '../problem-message.ts'
import { Caution } from '../ui/caution.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { useEditor } from './editor-context.ts'
import classes from './profile-editor.module.css'

/** Always in sight: the one button, and how the last save went. */
export function SaveBar() {
  const { saving, success, form, isDirty } = useEditor()
  const wrongCount = Object.keys(form.errors).length
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
            : `${profileMessages.saving}. ${problemMessage(saving.error, '')}`}
        </p>
      )}
      <WrittenNumbers />
    </div>
  )
}

/** Where in the profile there is a number that no buyer should read. */
function WrittenNumbers() {
  const { edited, reveal } = useEditor()
  const fields = sensitiveFieldsIn(edited.profile)
  const places = [...new Set(fields.map(({ path }) => sectionLabel(path)))]
  return (
    <div className={classes.numbers}>
      <Caution>
        {fields.length > 0 && (
          <>
            {typedNumberMessage(places, kindsOf(fields))}{' '}
            <button type="button" onClick={() => reveal(`profile.${fields[0]?.path}`)}>
              {fields.length === 1 ? 'Show it' : 'Show the first'}
            </button>
          </>
        )}
      </Caution>
    </div>
  )
}

/** `Work experience` of `work_experience.0.description`. */
const sectionLabel = (path: string) => {
  const words = path.replace(/\..*/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isConflict = (error: Error) => 'code' in error && error.code === 'conflict'
