import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Match } from '#contract/matching.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { BookmarkLine } from '../bookmarks/bookmark-line.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { formatYears } from '../ui/format-years.ts'
import { ButtonLink } from '../ui/links.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { ContactBadge } from './contact-badge.tsx'
import { CuratedBadge } from './curated-badge.tsx'
import { formatFree, formatOverlap, formatRateOf, formatStartOf, formatVetted } from './format-match.ts'
import { LineBar } from './line-bar.tsx'
import classes from './match-row.module.css'
import { formatScore, leadingLines, outOfHundred } from './points.ts'
import type { Comparing } from './use-comparing.ts'

/** One person of a list: who, the score on the double rule, the lines that moved it most, and what they offer. */
type Props = {
  projectId: string
  match: Match
  comparing: Comparing
  /** Without it, people can’t be invited. */
  onInvite: (() => void) | undefined
}

export function MatchRow({ projectId, match, comparing, onInvite }: Props) {
  const { talent, lines, outOf, score, vetted } = match
  const leading = leadingLines(lines)
  const rest = {
    points: outOfHundred(score - leading.reduce((sum, { contribution }) => sum + contribution, 0), outOf),
    outOf: outOfHundred(outOf - leading.reduce((sum, line) => sum + line.outOf, 0), outOf),
  }
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Avatar name={talent.name} seed={talent.id} url={talent.avatarUrl} size={40} />
        <div>
          <h3 className={classes.name}>{talent.name || 'Candidate'}</h3>
          {talent.credentials.length > 0 && (
            <p className={classes.credentials}>{talent.credentials.slice(0, 3).join(', ')}</p>
          )}
          <p className={classes.quiet}>{talent.headline}</p>
          <p className={classes.quiet}>
            {[talent.experienceYears !== null && formatYears(talent.experienceYears), talent.location]
              .filter(Boolean)
              .join(', ')}
          </p>
          {vetted && (
            <p className={classes.vetted}>
              <StatusBadge label="Vetted" glyph="tick" />
              {formatVetted(vetted)}
            </p>
          )}
          <CuratedBadge curated={match.curated} />
          <BookmarkLine id={talent.id} />
        </div>
      </div>
      <div className={classes.score}>
        <span className={`${classes.figure} g-double-rule`}>{formatScore(match)}</span>
        <span className={classes.quiet}>of 100</span>
        <BookmarkButton person={talent} />
      </div>
      <div className={classes.lines}>
        <ul>
          {leading.map((line) => (
            <li key={line.name}>
              <span className={classes.label}>{line.label}</span>
              <LineBar line={line} outOf={outOf} />
              <span>{line.sentence}</span>
            </li>
          ))}
        </ul>
        <Link
          to="."
          search={(now) => ({ ...now, person: talent.id })}
          resetScroll={false}
          preload={false}
          className={classes.why}
        >
          {rest.outOf >= 1
            ? `The other lines: ${Math.round(rest.points)} of ${Math.round(rest.outOf)}. See how it adds up`
            : 'See how it adds up'}
          <span className="g-visually-hidden"> for {talent.name || 'this candidate'}</span>
        </Link>
      </div>
      <dl className={classes.offer}>
        <div>
          <dt>Hours free</dt>
          <dd>{formatFree(match)}</dd>
        </div>
        <div>
          <dt>Overlap with your day</dt>
          <dd>{formatOverlap(match)}</dd>
        </div>
        <div>
          <dt>Can start</dt>
          <dd>{formatStartOf(match)}</dd>
        </div>
        <div>
          <dt>Rate</dt>
          <dd>{formatRateOf(match)}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Checkbox
          label="Compare"
          aria-label={`Compare ${talent.name || 'this candidate'}`}
          checked={comparing.isChosen(match)}
          disabled={!comparing.isChosen(match) && comparing.isFull}
          onChange={() => comparing.toggle(match)}
        />
        {match.contact && <ContactBadge contact={match.contact} />}
        <ButtonLink variant="default" to="/talent" search={{ person: talent.id }} preload={false}>
          View Profile
        </ButtonLink>
        {talent.actions.includes('schedule') && (
          <ButtonLink
            variant="light"
            to="/schedule-meeting"
            search={{ candidate: talent.id, project: projectId }}
            preload={false}
          >
            Schedule Interview
          </ButtonLink>
        )}
        {onInvite && !match.contact && (
          <Button variant="light" onClick={onInvite}>
            Invite<span className="g-visually-hidden"> {talent.name || 'this candidate'}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
