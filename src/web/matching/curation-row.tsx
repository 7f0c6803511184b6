import type { ReactNode } from 'react'
import type { Match } from '#contract/matching.ts'
import { Avatar } from '../ui/avatar.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { CuratedBadge } from './curated-badge.tsx'
import classes from './curation.module.css'
import { formatScore, leadingLines } from './points.ts'

type Props = { match: Match; place?: number; children: ReactNode }

/** One person on it: place, who, score, the lines that moved it most, and what can be done. */
export function CurationRow({ match, place, children }: Props) {
  const { talent, lines } = match
  return (
    <li className={classes.row}>
      <span className={classes.place}>{place}</span>
      <Avatar name={talent.name} seed={talent.id} url={talent.avatarUrl} size={32} />
      <div className={classes.who}>
        <AnchorLink to="/admin/candidates/$id" params={{ id: talent.id }} preload={false}>
          {talent.name || 'Candidate'}
        </AnchorLink>
        <CuratedBadge curated={match.curated} />
      </div>
      <span className={classes.score}>{formatScore(match)}</span>
      <p className={classes.quiet}>
        {leadingLines(lines)
          .map(({ label, sentence }) => `${label}: ${sentence}`)
          .join('; ')}
      </p>
      <div className={classes.actions}>{children}</div>
    </li>
  )
}
