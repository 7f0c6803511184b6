import { Glyph } from '../ui/glyph.tsx'
import classes from './profile-editor.module.css'

/** Asks to look at a field that its reader was unsure of. Editing it answers as well. */
export function CheckMark({ label, onConfirm }: { label: string; onConfirm: () => void }) {
  return (
    <span className={classes.check}>
      <Glyph name="circle" />
      Please check
      <button type="button" aria-label={`${label}: looks right`} onClick={onConfirm}>
        Looks right
      </button>
    </span>
  )
}
