import { Progress } from '@mantine/core'
import { counted } from '#domain/counted.ts'
import { completeness, type ProfileSection } from '#domain/profiles/completeness.ts'
import { useEditor } from './editor-context.ts'
import classes from './profile-editor.module.css'
import { sectionId } from './section.tsx'

/** Beside the form: how complete the profile is, what would help, and what its reader was unsure of. */
export function CompletenessPanel() {
  const { base, edited } = useEditor()
  const { percent, missing } = completeness({ ...edited, hasPhoto: base.photoUrl !== null })
  return (
    <div className={classes.panel}>
      <p className={classes.percent}>
        <span className="g-double-rule">{percent}%</span> complete
      </p>
      <Progress.Root size={8}>
        <Progress.Section value={percent} aria-label="Completeness of your profile" />
      </Progress.Root>
      {missing.length > 0 ? (
        <ul className={classes.missing}>
          {missing.map(({ section, label }) => (
            <li key={label}>
              <a href={`#${sectionId(section)}`} onClick={(event) => [event.preventDefault(), show(section)]}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.note}>Nothing is missing. Keep it current.</p>
      )}
      <ToCheck />
    </div>
  )
}

function ToCheck() {
  const { edited, reveal } = useEditor()
  const { checks } = edited
  if (checks.length === 0) return null
  return (
    <p className={classes.toCheck}>
      <strong>{counted(checks.length, 'field')} to check.</strong> We read them from your resume and weren’t sure.{' '}
      <button type="button" onClick={() => reveal(`profile.${checks[0]?.path}`)}>
        Show the first
      </button>
    </p>
  )
}

/** Without the router, which would ask about unsaved changes. */
function show(section: ProfileSection) {
  const heading = document.getElementById(sectionId(section))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
