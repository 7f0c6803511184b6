import { Glyph } from '../ui/glyph.tsx'
import classes from './applied.module.css'

/** The tick is drawn; whoever copies or hears the words has it, too. */
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
