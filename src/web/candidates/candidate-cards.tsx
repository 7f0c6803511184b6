import { ActionIcon, Checkbox, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type CandidateSort, nextDirection, shortId } from '#domain/candidates/list.ts'
import { formatDay } from '../ui/time.ts'
import { CandidateBadge } from './candidate-badge.ts'
import classes from './candidate-cards.module.css'
import {
  CallTime,
  CandidateLink,
  columns,
  First,
  MoveButtons,
  Nothing,
  ResumeButton,
  type TableProps,
} from './candidate-table.tsx'

/** The table on narrow screens: a card for each row, and a select for the sort order. */
export function CandidateCards(props: TableProps) {
  const { candidates, shown, isStale, selection, onChange, onDecide } = props
  const isAll = candidates.every(({ id }) => selection.has(id))
  const isSome = candidates.some(({ id }) => selection.has(id))
  const [arrowLabel, Arrow] = shown.direction === 'asc' ? ['Ascending', IconArrowUp] : ['Descending', IconArrowDown]
  return (
    <section aria-label="Candidates" aria-busy={isStale}>
      <div className={classes.order}>
        <Checkbox
          label="Select page"
          checked={isAll}
          indeterminate={isSome && !isAll}
          onChange={() => selection.select(candidates, !isAll)}
        />
        <NativeSelect
          aria-label="Sort by"
          size="xs"
          data={Object.entries(columns).map(([value, label]) => ({ value, label }))}
          value={shown.sort}
          onChange={(event) => {
            const sort = event.currentTarget.value as CandidateSort
            onChange({ sort, direction: nextDirection(shown, sort) })
          }}
        />
        <ActionIcon
          variant="default"
          size={32}
          aria-label={`${arrowLabel}, reverse order`}
          onClick={() => onChange({ direction: nextDirection(shown, shown.sort) })}
        >
          <Arrow size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <ul className={classes.cards}>
        {candidates.map((candidate, position) => (
          <li key={candidate.id} data-selected={selection.has(candidate.id) || undefined}>
            <div className={classes.head}>
              <Checkbox
                aria-label={`Select ${candidate.name ?? candidate.email}`}
                checked={selection.has(candidate.id)}
                onChange={(event) => selection.select([candidate], event.currentTarget.checked)}
              />
              <CandidateLink candidate={candidate} position={position} shown={shown} />
              <div>
                <CandidateBadge status={candidate.status} />
                <CallTime candidate={candidate} />
              </div>
            </div>
            <dl className={classes.facts}>
              <Fact term="Email">{candidate.email}</Fact>
              <Fact term="WhatsApp">{candidate.whatsapp ?? <Nothing />}</Fact>
              <Fact term="Country">{candidate.country ?? <Nothing />}</Fact>
              <Fact term="Credential">
                <First of={candidate.credentials} />
              </Fact>
              <Fact term="Software">
                <First of={candidate.software} />
              </Fact>
              <Fact term="Score">{candidate.score?.toFixed(1) ?? <Nothing />}</Fact>
              <Fact term="Applied">{formatDay(candidate.createdAt)}</Fact>
              <Fact term="Resume">
                <ResumeButton candidate={candidate} />
              </Fact>
              <Fact term="ID">{shortId(candidate.id)}</Fact>
            </dl>
            <MoveButtons candidate={candidate} onDecide={onDecide} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
