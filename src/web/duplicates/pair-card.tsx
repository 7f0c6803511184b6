import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CandidatePair, PairedCandidate } from '#contract/duplicates.ts'
import { markWords } from '#domain/duplicates/marks.ts'
import { sizeWords } from '#domain/resumes/size-words.ts'
import { Facts } from '../ui/facts.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { formatDay, formatTime } from '../ui/time.ts'
import type { PlannedMerge } from './merge-dialog.tsx'
import classes from './pair-card.module.css'
import { useTellApart } from './use-tell-apart.ts'

type Props = { pair: CandidatePair; onMerge: (planned: PlannedMerge) => void }

/** Two candidates side by side, with what they share and what can be done about it. */
export function PairCard({ pair, onMerge }: Props) {
  const [one, other] = pair.candidates
  const telling = useTellApart(pair)
  const isOpen = pair.dismissedAt === null
  return (
    <section className={classes.card} aria-label={`${nameOf(one)} and ${nameOf(other)}`}>
      <header className={classes.head}>
        <h2>{pair.reasons.map((reason) => markWords[reason]).join(' · ') || 'Nothing in common any more'}</h2>
        {pair.dismissedAt && (
          <p>
            Told apart {formatDay(pair.dismissedAt)} by {pair.dismissedBy ?? 'a former admin'}
          </p>
        )}
        <Button
          size="xs"
          variant="default"
          aria-busy={telling.isPending}
          onClick={() => telling.isPending || telling.mutate()}
        >
          {isOpen ? 'Not a Duplicate' : 'Point Out Again'}
        </Button>
      </header>
      <div className={classes.sides}>
        {(
          [
            [one, other],
            [other, one],
          ] as const
        ).map(([kept, ended]) => (
          <Side
            key={kept.id}
            candidate={kept}
            onKeep={isOpen ? () => onMerge({ pairId: pair.id, kept, ended }) : undefined}
          />
        ))}
      </div>
    </section>
  )
}

export const nameOf = ({ name, email }: PairedCandidate) => name ?? email

function Side({ candidate, onKeep }: { candidate: PairedCandidate; onKeep: (() => void) | undefined }) {
  const { id, email, hasConfirmed, status, applicationCount, callCount } = candidate
  return (
    <div className={classes.side}>
      <p className={classes.name}>
        <Link to="/admin/candidates/$id" params={{ id }} className="g-link" preload={false}>
          {nameOf(candidate)}
        </Link>
        <StatusBadge kind="candidate" status={status} />
      </p>
      <Facts
        facts={[
          ['Email', `${email}${hasConfirmed ? '' : ' (not confirmed)'}`],
          ['WhatsApp', candidate.whatsapp],
          ['Phone', candidate.phone],
          ['Applied', formatTime(candidate.createdAt)],
          ['Last decision', candidate.reviewedAt && formatTime(candidate.reviewedAt)],
          ['Position', candidate.headline],
          ['Location', candidate.location],
          ['Resume', candidate.resumeName && `${candidate.resumeName}, ${sizeWords(candidate.resumeSizeBytes ?? 0)}`],
          ['Applications', String(applicationCount)],
          ['Calls', String(callCount)],
        ]}
      />
      {onKeep && candidate.canStay && (
        <Button variant="light" onClick={onKeep}>
          Keep This One
          <span className="g-visually-hidden">: {email}</span>
        </Button>
      )}
      {onKeep && !candidate.canStay && (
        <p className={classes.why}>The other one stays: its account is in use, and this one’s is not.</p>
      )}
    </div>
  )
}
