import type { Interview } from '#contract/interviews.ts'
import { AnchorLink } from '../ui/links.tsx'
import classes from './interviews.module.css'
import { timeLine } from './sides.ts'

/** What the firm has already arranged with the person, so that two people at the firm don't both arrange one. Nothing where there is none. */
export function AheadWith({ interviews, first }: { interviews: readonly Interview[]; first: string }) {
  if (interviews.length === 0) return null
  return (
    <p className={classes.note}>
      Your firm already has {interviews.length === 1 ? 'an interview' : 'interviews'} with {first}:{' '}
      {interviews.map((interview, index) => (
        <span key={interview.id}>
          {index > 0 && '; '}
          <AnchorLink to="/interviews/$id" params={{ id: interview.id }} preload={false} fz="inherit">
            {timeLine(interview)}
          </AnchorLink>
        </span>
      ))}
    </p>
  )
}
