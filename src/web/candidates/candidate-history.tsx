import { Link } from '@tanstack/react-router'
import type { HistoryEntry } from '#contract/candidates.ts'
import { canUndo } from '#domain/duplicates/undo.ts'
import { type CriterionId, criteria } from '#domain/scorecards/criteria.ts'
import { formatTime } from '../ui/time.ts'
import { CandidateBadge } from './candidate-badge.ts'
import classes from './candidate-page.module.css'
import { Panel } from './candidate-panels.tsx'

/** The label of each column; the status has its own line. */
const columns: Record<string, string> = {
  opened_at: 'Opened',
  interview_scheduled_at: 'Interview',
  interview_notes: 'Notes',
  rejection_reason: 'Reason',
  platform_access_granted_at: 'Platform access',
  resume_original_name: 'Resume',
  merged: 'Merged with',
  unmerged: 'Merge',
  stale: 'Arrived too late',
}

/** A scorecard's parts are named by their criterion: score.technical, note.technical. */
function labelOf(column: string): string | undefined {
  const [part, id] = column.split('.')
  const criterion = criteria[id as CriterionId]
  if (!criterion) return columns[column]
  return part === 'note' ? `${criterion.name}, note` : criterion.name
}

/** Who changed what, when, from what to what; written by the database, and never changed. */
export function CandidateHistory({ candidateId, history }: { candidateId: string; history: HistoryEntry[] }) {
  return (
    <Panel title="History">
      <ol className={classes.history}>
        {history.map((entry) => (
          <li key={entry.id}>
            <p>
              <strong>{entry.actor ?? 'Candidate'}</strong> <time>{formatTime(entry.happenedAt)}</time>
            </p>
            {entry.fromStatus !== entry.toStatus && (
              <p className={classes.move}>
                {entry.fromStatus && (
                  <>
                    <CandidateBadge status={entry.fromStatus} /> to
                  </>
                )}
                <CandidateBadge status={entry.toStatus} />
              </p>
            )}
            {Object.entries(entry.changes)
              .filter(([column]) => labelOf(column))
              .toSorted(([one], [other]) => Number(other.startsWith('score.')) - Number(one.startsWith('score.')))
              .map(([column, { from, to }]) => (
                <p key={column}>
                  {labelOf(column)}: {from ? `${formatValue(from)} → ` : ''}
                  {to ? formatValue(to) : 'removed'}
                  {column === 'merged' && canUndo(entry.happenedAt, new Date()) && (
                    <>
                      {'. '}
                      <Link
                        to="/admin/duplicates"
                        search={{ candidate: candidateId, filter: 'merged' }}
                        className="g-link"
                      >
                        Undo
                      </Link>
                    </>
                  )}
                </p>
              ))}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const formatValue = (value: unknown): string =>
  /^\d{4}-\d\d-\d\dT/.test(String(value)) ? formatTime(String(value)) : String(value)
