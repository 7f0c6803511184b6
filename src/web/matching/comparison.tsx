import type { ReactNode } from 'react'
import type { Match } from '#contract/matching.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { BookmarkLine } from '../bookmarks/bookmark-line.tsx'
import { formatYears } from '../ui/format-years.ts'
import { ButtonLink } from '../ui/links.tsx'
import classes from './comparison.module.css'
import { formatFree, formatOverlap, formatRateOf, formatStartOf, formatVetted } from './format-match.ts'
import { LineBar } from './line-bar.tsx'
import { formatScore } from './points.ts'

type Row = [label: string, cell: (match: Match) => ReactNode]

const standings = { fits: 'Fits', unknown: 'May fit', near: 'Nearly fits', out: 'Misses something' } as const

/** What the shortlist shows of each, in rows that line up: what they offer, then every line of the score. */
export function Comparison({ projectId, matches }: { projectId: string; matches: Match[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label="Comparison">
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {matches.map(({ talent }) => (
              <th key={talent.id} scope="col">
                {talent.name || 'Candidate'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...offers, ...linesOf(matches), actionsFor(projectId)].map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {matches.map((match) => (
                <td key={match.talent.id}>{cell(match) || 'Not known'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const offers: Row[] = [
  ['Score, of 100', (match) => <span className={`${classes.figure} g-double-rule`}>{formatScore(match)}</span>],
  ['Standing', ({ standing }) => standings[standing]],
  ['Headline', ({ talent }) => talent.headline],
  ['Hours free', formatFree],
  ['Overlap with your day', formatOverlap],
  ['Can start', formatStartOf],
  ['Rate', formatRateOf],
  ['Vetted', ({ vetted }) => vetted && formatVetted(vetted)],
  ['Experience', ({ talent }) => talent.experienceYears !== null && formatYears(talent.experienceYears)],
  ['Location', ({ talent }) => talent.location],
  ['Credentials', ({ talent }) => talent.credentials.join(', ') || 'None'],
]

/** The same need has the same lines for everyone. */
const linesOf = ([first]: Match[]): Row[] =>
  (first?.lines ?? []).map(({ name, label, part }) => [
    part === 'nice' ? `${label}, nice to have` : label,
    ({ lines, outOf }) => {
      const line = lines.find((one) => one.name === name)
      return (
        line && (
          <div className={classes.line}>
            {line.state === 'off' ? <span>Off</span> : <LineBar line={line} outOf={outOf} />}
            {line.sentence}
          </div>
        )
      )
    },
  ])

const actionsFor = (projectId: string): Row => [
  'Next',
  ({ talent }) => (
    <>
      <div className={classes.actions}>
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
        <BookmarkButton person={talent} />
      </div>
      <BookmarkLine id={talent.id} />
    </>
  ),
]
