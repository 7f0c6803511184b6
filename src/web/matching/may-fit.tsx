import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Match, MatchLine } from '#contract/matching.ts'
import { isAside } from '#domain/matching/aside.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { BookmarkLine } from '../bookmarks/bookmark-line.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { ContactBadge } from './contact-badge.tsx'
import { mayFitTitle } from './may-fit-title.ts'
import { formatScore } from './points.ts'
import classes from './shortlist.module.css'

const count = new Intl.NumberFormat('en-US')

type Props = {
  matches: Match[]
  /** How many there are; the first of them are shown. */
  total: number
  onAsk: ((match: Match) => void) | undefined
}

/** People of whom a must is unknown: not ranked, each with what nobody knows. */
export function MayFit({ matches, total, onAsk }: Props) {
  return (
    <section aria-labelledby="may-fit">
      <h2 id="may-fit" className={classes.title}>
        {mayFitTitle(matches)}
      </h2>
      <p className={classes.quiet}>
        They meet everything we know about. At least one must is unknown, so they aren’t ranked.
        {total > matches.length && ` ${matches.length} of ${count.format(total)} are shown.`}
      </p>
      <ul className={classes.list}>
        {matches.map((match) => {
          const { talent, contact, ...range } = match
          return (
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
              <p>{missingIn(match)}</p>
              <div className={classes.asking}>
                {contact ? (
                  <ContactBadge contact={contact} />
                ) : (
                  onAsk && (
                    <Button size="sm" variant="light" onClick={() => onAsk(match)}>
                      Ask<span className="g-visually-hidden"> {talent.name || 'Candidate'}</span>
                    </Button>
                  )
                )}
                <BookmarkButton person={talent} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const conditionQuestions: Partial<Record<MatchLine['kind'], string>> = {
  overlap: 'At which hours do you usually work, and in which time zone?',
  hours: 'How many hours a week would you have for this?',
  start: 'From when could you begin?',
  rate: 'What rate would you ask for this work?',
  level: 'At which level have you worked: staff, senior, manager or above?',
}
const termQuestions: Partial<Record<MatchLine['kind'], (term: string) => string>> = {
  service: (term) => `Have you done ${term}?`,
  form: (term) => `Have you prepared or reviewed ${term}?`,
  credential: (term) => `Do you hold an active ${term}?`,
  state: (term) => `Have you filed in ${term}?`,
  language: (term) => `Can you work in ${term}?`,
  industry: (term) => `Have you worked for clients in ${term}?`,
}

/** What to ask someone of whom something is not known, in words that they can answer. */
export function questionFor(lines: readonly MatchLine[]): string {
  const asked = lines
    .filter(({ state, part, kind }) => state === 'unknown' && part === 'required' && !isAside(kind))
    .map(
      ({ kind, label }) => conditionQuestions[kind] ?? termQuestions[kind]?.(label) ?? `Have you worked with ${label}?`,
    )
  return [...new Set(asked)].join('\n')
}

/** What nobody knows, with what it is about where the sentence alone doesn't say, and how much else is open. */
export function missingIn({ lines, unanswered }: Pick<Match, 'lines' | 'unanswered'>): string {
  const line = lines.find(({ state, part }) => state === 'unknown' && part === 'required')
  if (!line) return ''
  const first = line.name.includes(': ')
    ? `${line.label}: ${line.sentence.charAt(0).toLowerCase()}${line.sentence.slice(1)}`
    : line.sentence
  return unanswered > 1 ? `${first}, and ${unanswered - 1} more` : first
}
