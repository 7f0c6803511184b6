import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CandidatePair, PairedCandidate } from '#contract/duplicates.ts'
import { fingerprintLabels } from '#domain/duplicates/fingerprints.ts'
import { formatFileSize } from '#domain/resumes/format-file-size.ts'
import { CandidateBadge } from '../candidates/candidate-badge.ts'
import { openResume } from '../open-resume.ts'
import { formatDay, formatTime } from '../ui/time.ts'
import type { PlannedMerge } from './merge-dialog.tsx'
import { nameOf } from './name-of.ts'
import classes from './pair-card.module.css'
import { useTellApart } from './use-tell-apart.ts'

const facts: [term: string, factOf: (candidate: PairedCandidate) => string | null][] = [
  ['Email', ({ email, hasConfirmed }) => `${email}${hasConfirmed ? '' : ' (not confirmed)'}`],
  ['WhatsApp', ({ whatsapp }) => whatsapp],
  ['Phone', ({ phone }) => phone],
  [
    'Resume',
    ({ resumeName, resumeSizeBytes }) => resumeName && `${resumeName}, ${formatFileSize(resumeSizeBytes ?? 0)}`,
  ],
  ['Position', ({ headline }) => headline],
  ['Location', (candidate) => candidate.location],
  ['Applied', ({ createdAt }) => formatTime(createdAt)],
  ['Last decision', ({ reviewedAt }) => reviewedAt && formatTime(reviewedAt)],
  ['Applications', ({ applicationCount }) => String(applicationCount)],
  ['Calls', ({ callCount }) => String(callCount)],
]

type Props = { pair: CandidatePair; onMerge: (planned: PlannedMerge) => void }

/** Two candidates side by side, with what they share and what can be done about it. */
export function PairCard({ pair, onMerge }: Props) {
  const [one, other] = pair.candidates
  const telling = useTellApart(pair)
  const isOpen = pair.dismissedAt === null
  return (
    <section className={classes.card} aria-label={`${nameOf(one)} and ${nameOf(other)}`}>
      <header className={classes.head}>
        <h2>{pair.reasons.map((reason) => fingerprintLabels[reason]).join(' · ') || 'Nothing in common anymore'}</h2>
        {pair.dismissedAt && (
          <p>
            Marked as not duplicates {formatDay(pair.dismissedAt)} by {pair.dismissedBy ?? 'a former admin'}
          </p>
        )}
        <Button
          size="xs"
          variant="default"
          aria-busy={telling.isPending}
          onClick={() => telling.isPending || telling.mutate()}
        >
          {isOpen ? 'Not a Duplicate' : 'Flag Again'}
        </Button>
      </header>
      <table className={classes.sides}>
        <thead>
          <tr>
            <td />
            {pair.candidates.map((candidate) => (
              <th key={candidate.id} scope="col">
                <Link to="/admin/candidates/$id" params={{ id: candidate.id }} className="g-link" preload={false}>
                  {nameOf(candidate)}
                </Link>{' '}
                <CandidateBadge status={candidate.status} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([term, factOf]) => (
            <tr key={term} data-same={factOf(one) !== null && factOf(one) === factOf(other)}>
              <th scope="row">{term}</th>
              {pair.candidates.map((candidate) => (
                <td key={candidate.id}>
                  {term === 'Resume' && candidate.resumeName ? (
                    <button
                      type="button"
                      className={`${classes.resume} g-link`}
                      onClick={() => void openResume(candidate.id)}
                    >
                      {factOf(candidate)}
                      <span className="g-visually-hidden">, resume of {candidate.email}</span>
                    </button>
                  ) : (
                    (factOf(candidate) ?? '–')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {isOpen && (
          <tfoot>
            <tr>
              <td />
              {(
                [
                  [one, other],
                  [other, one],
                ] as const
              ).map(([kept, ended]) => (
                <td key={kept.id}>
                  <Choice candidate={kept} onKeep={() => onMerge({ pairId: pair.id, kept, ended })} />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

function Choice({ candidate: { email, canStay }, onKeep }: { candidate: PairedCandidate; onKeep: () => void }) {
  if (!canStay) return 'Keep the other one: its account is in use, and this one’s isn’t.'
  return (
    <Button variant="light" onClick={onKeep}>
      Keep This One
      <span className="g-visually-hidden"> {email}</span>
    </Button>
  )
}
