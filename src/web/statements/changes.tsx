import type { Change } from '#domain/statements/amendment.ts'
import classes from './statements.module.css'

type Props = { changes: readonly Change[]; version: number }

/** What an amendment changes: what was signed struck, what takes its place below. */
export function Changes({ changes, version }: Props) {
  if (changes.length === 0) return <p className={classes.lead}>Nothing has changed yet.</p>
  return (
    <dl className={classes.changes}>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="g-visually-hidden">Version {version}: </span>
            <s>{before}</s>
          </dd>
          <dd>
            <span className="g-visually-hidden">Now: </span>
            {after}
          </dd>
        </div>
      ))}
    </dl>
  )
}
