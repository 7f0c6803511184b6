import { Glyph } from '../ui/glyph.tsx'
import classes from './applied.module.css'

/** The tick is an icon; the text has one as well, for copying and screen readers. */
export function Applied() {
  return (
    <span className={classes.applied}>
      <Glyph name="tick" />
      <span>
        <span className="g-visually-hidden">✓ </span>Applied
      </span>
    </span>
  )
}
