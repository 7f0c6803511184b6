import { Glyph, type GlyphName } from './glyph.tsx'
import classes from './status-badge.module.css'

const tones: Record<GlyphName, 'amber' | 'ink' | 'green' | 'outlined' | 'red' | 'gray' | 'dashed'> = {
  circle: 'amber',
  dashedCircle: 'dashed',
  ringWithDot: 'outlined',
  disc: 'green',
  half: 'ink',
  threeQuarters: 'ink',
  tick: 'green',
  cross: 'red',
  tickOnDoubleRule: 'ink',
  box: 'gray',
}

/** A status in a word; each glyph has its tone. */
export function StatusBadge({ label, glyph }: { label: string; glyph: GlyphName }) {
  return (
    <span className={classes.badge} data-tone={tones[glyph]}>
      <Glyph name={glyph} />
      {label}
    </span>
  )
}

/** The badge of a feature, which has a label and a glyph for each of its statuses. */
export const statusBadge =
  <Status extends string>(labels: Record<Status, string>, glyphs: Record<Status, GlyphName>) =>
  ({ status }: { status: Status }) => <StatusBadge label={labels[status]} glyph={glyphs[status]} />
