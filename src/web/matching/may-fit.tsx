import { Link } from '@tanstack/react-router'
import type { Match, MatchLine } from '#contract/matching.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { BookmarkLine } from '../bookmarks/bookmark-line.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { formatScore } from './points.ts'
import classes from './shortlist.module.css'

/** People of whom a must is unknown: not ranked, each with what nobody knows. */
export function MayFit({ matches }: { matches: Match[] }) {
  return (
    <section aria-labelledby="may-fit">
      <h2 id="may-fit" className={classes.title}>
        May fit, one answer missing
      </h2>
      <p className={classes.quiet}>They meet everything we know. A must is not known, so they are not ranked.</p>
      <ul className={classes.list}>
        {matches.map(({ talent, lines, ...range }) => (
          <li key={talent.id} className={classes.question}>
            <Avatar name={talent.name} seed={talent.id} url={talent.avatarUrl} size={32} />
            <div className={classes.asked}>
              <Link to="." search={(now) => ({ ...now, person: talent.id })} resetScroll={false} preload={false}>
                {talent.name || 'Candidate'}
              </Link>
              <p className={classes.quiet}>{talent.headline}</p>
              <BookmarkLine id={talent.id} />
            </div>
            <span className={classes.range}>{formatScore(range)}</span>
            <p>{questionIn(lines)}</p>
            <BookmarkButton person={talent} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What nobody knows, with what it is about where the sentence alone doesn't say. */
function questionIn(lines: readonly MatchLine[]): string {
  const line = lines.find(({ state, part }) => state === 'unknown' && part === 'required')
  if (!line) return ''
  return line.name.includes(': ') ? `${line.label}: ${line.sentence.toLowerCase()}` : line.sentence
}
