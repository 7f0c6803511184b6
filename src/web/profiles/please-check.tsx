import { flaggedFields } from '#domain/profiles/checks.ts'
import { Glyph } from '../ui/glyph.tsx'
import classes from './profile-view.module.css'

/** Says which fields of a part its reader was unsure of. */
export function PleaseCheck({ unsure, at }: { unsure: readonly string[]; at: string }) {
  const fields = flaggedFields(unsure, at)
  if (fields.length === 0) return null
  const named = fields.filter(Boolean).join(', ')
  return (
    <p className={classes.check}>
      <Glyph name="circle" /> Please check{named && `: ${named}`}
    </p>
  )
}
