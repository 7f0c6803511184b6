import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ListedCandidate } from '#contract/candidates.ts'
import { type CandidateSort, nextDirection, shortId } from '#domain/candidates/list.ts'
import type { CandidateMove } from '#domain/candidates/status.ts'
import { formatFileSize } from '#domain/resumes/format-file-size.ts'
import { openResume } from '../open-resume.ts'
import { formatDay } from '../ui/time.ts'
import { CandidateBadge } from './candidate-badge.ts'
import classes from './candidate-table.module.css'
import { moveLabels, shownMoves } from './move-labels.ts'
import { type CandidateList, type ChangeList, listSearch } from './use-candidate-list.ts'
import type { Selection } from './use-selection.ts'

export const columns: Record<CandidateSort, string> = {
  id: 'ID',
  name: 'Name',
  email: 'Email',
  whatsapp: 'WhatsApp',
  status: 'Status',
  applied: 'Applied',
  resume: 'Resume',
  score: 'Score',
  country: 'Country',
  credential: 'Credential',
  software: 'Software',
  call: 'Next call',
}

/** What stands in each column, one above the other: all of it fits beside the actions on a laptop. */
const heads: [name: string, ...CandidateSort[]][] = [
  ['id', 'id'],
  ['who', 'name', 'email'],
  ['where', 'country', 'whatsapp'],
  ['work', 'credential', 'software'],
  ['score', 'score'],
  ['state', 'status', 'call'],
  ['when', 'applied', 'resume'],
]

const callTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

export type TableProps = {
  candidates: ListedCandidate[]
  shown: CandidateList
  isStale: boolean
  selection: Selection
  onChange: ChangeList
  onDecide: (candidate: ListedCandidate, move: CandidateMove) => void
}

export function CandidateTable(props: TableProps) {
  const { candidates, shown, isStale, selection, onChange, onDecide } = props
  const isAll = candidates.every(({ id }) => selection.has(id))
  const isSome = candidates.some(({ id }) => selection.has(id))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keyboard as well.
    <section className={classes.scroll} aria-label="Candidates" tabIndex={0} aria-busy={isStale}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td>
              <Checkbox
                size="xs"
                aria-label="Select all on this page"
                checked={isAll}
                indeterminate={isSome && !isAll}
                onChange={() => selection.select(candidates, !isAll)}
              />
            </td>
            {heads.map(([name, ...sorts]) => (
              <SortHead key={name} name={name} sorts={sorts} shown={shown} onChange={onChange} />
            ))}
            <th scope="col" className={classes.end} data-column="actions">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate, position) => (
            <Row
              key={candidate.id}
              candidate={candidate}
              position={position}
              shown={shown}
              isSelected={selection.has(candidate.id)}
              onSelect={(isSelected) => selection.select([candidate], isSelected)}
              onDecide={onDecide}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type SortHeadProps = { name: string; sorts: CandidateSort[] } & Pick<TableProps, 'shown' | 'onChange'>

function SortHead({ name, sorts, shown, onChange }: SortHeadProps) {
  const Arrow = shown.direction === 'asc' ? IconArrowUp : IconArrowDown
  const order = shown.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={sorts.includes(shown.sort) ? order : 'none'} data-column={name}>
      {sorts.map((column) => (
        <button
          key={column}
          type="button"
          className={classes.sort}
          data-sorted={shown.sort === column || undefined}
          onClick={() => onChange({ sort: column, direction: nextDirection(shown, column) })}
        >
          {columns[column]}
          {shown.sort === column && <Arrow size={14} stroke={2} aria-hidden />}
        </button>
      ))}
    </th>
  )
}

type RowProps = Pick<TableProps, 'shown' | 'onDecide'> & {
  candidate: ListedCandidate
  position: number
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

function Row({ candidate, position, shown, isSelected, onSelect, onDecide }: RowProps) {
  const { id, name, email, whatsapp, country, credentials, software, score, status, createdAt } = candidate
  const [localPart, domain] = email.split('@')
  return (
    <tr data-selected={isSelected || undefined}>
      <td>
        <Checkbox
          size="xs"
          aria-label={`Select ${name ?? email}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </td>
      <td className={classes.id}>{shortId(id)}</td>
      <th scope="row">
        <CandidateLink candidate={candidate} position={position} shown={shown} />
        <small>
          {localPart}
          <wbr />@{domain}
        </small>
      </th>
      <td>
        {country ?? <Nothing />}
        <small>{whatsapp ?? <Nothing />}</small>
      </td>
      <td>
        <First of={credentials} />
        <small>
          <First of={software} />
        </small>
      </td>
      <td className="num">{score === null ? <Nothing /> : score.toFixed(1)}</td>
      <td>
        <CandidateBadge status={status} />
        <CallTime candidate={candidate} />
      </td>
      <td>
        <span>{formatDay(createdAt)}</span>
        <small>
          <ResumeButton candidate={candidate} />
        </small>
      </td>
      <td className={classes.end}>
        <MoveButtons candidate={candidate} onDecide={onDecide} />
      </td>
    </tr>
  )
}

/** The first of several, as the list sorts by it, and how many more there are. */
export function First({ of: [first, ...more] }: { of: string[] }) {
  if (first === undefined) return <Nothing />
  return (
    <span title={[first, ...more].join(', ')}>
      {first}
      {more.length > 0 && ` +${more.length}`}
    </span>
  )
}

export function CallTime({ candidate: { interviewScheduledAt, status } }: Pick<RowProps, 'candidate'>) {
  if (!interviewScheduledAt || status === 'rejected' || new Date(interviewScheduledAt) < new Date()) return null
  return <span className={classes.call}>Call {callTime.format(new Date(interviewScheduledAt))}</span>
}

type LinkProps = Pick<RowProps, 'candidate' | 'position' | 'shown'>

export function CandidateLink({ candidate: { id, name, email }, position, shown }: LinkProps) {
  return (
    <Link
      to="/admin/candidates/$id"
      params={{ id }}
      search={listSearch(shown)}
      state={{ listPosition: position }}
      className={classes.name}
      preload={false}
    >
      {name ?? email}
    </Link>
  )
}

export function ResumeButton({ candidate: { id, name, email, resumeSizeBytes } }: Pick<RowProps, 'candidate'>) {
  if (resumeSizeBytes === null) return <Nothing />
  return (
    <button type="button" className={`${classes.plain} g-link`} onClick={() => void openResume(id)}>
      {formatFileSize(resumeSizeBytes)}
      <span className="g-visually-hidden">, resume of {name ?? email}</span>
    </button>
  )
}

export function MoveButtons({ candidate, onDecide }: Pick<RowProps, 'candidate' | 'onDecide'>) {
  return (
    <span className={classes.actions}>
      {shownMoves(candidate.actions).map((move) => (
        <button key={move} type="button" data-move={move} onClick={() => onDecide(candidate, move)}>
          {moveLabels[move].action}
          <span className="g-visually-hidden"> {candidate.name ?? candidate.email}</span>
        </button>
      ))}
    </span>
  )
}

export function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="g-visually-hidden">none</span>
    </>
  )
}
