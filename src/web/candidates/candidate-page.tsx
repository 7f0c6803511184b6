import { Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type CandidateFile, openCandidate } from '#contract/candidates.ts'
import type { CandidateMove } from '#domain/candidates/status.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { ProfileView } from '../profiles/profile-view.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { CandidateHistory } from './candidate-history.tsx'
import classes from './candidate-page.module.css'
import { CandidatePanels } from './candidate-panels.tsx'
import { candidateQuery, candidatesKey } from './candidates-query.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { moveWords, shownMoves } from './move-words.ts'
import { listed, listSearch } from './use-candidate-list.ts'
import { useNeighbours } from './use-neighbours.ts'

export function CandidatePage() {
  const { id } = useParams({ from: '/framed/admin/candidates/$id' })
  const shown = listed.parse(useSearch({ from: '/framed/admin/candidates/$id' }))
  const { data, error, refetch } = useQuery(candidateQuery(id))
  const [move, setMove] = useState<CandidateMove>()
  const { previous, next } = useNeighbours(id, shown, move !== undefined)
  useOpening(data)
  const step = (label: string, key: string, go: (() => void) | undefined) => (
    <Button
      size="xs"
      variant="default"
      aria-keyshortcuts={key}
      aria-disabled={!go}
      data-disabled={!go || undefined}
      onClick={go}
    >
      {label} <kbd className={classes.key}>{key}</kbd>
    </Button>
  )
  return (
    <>
      <div className={classes.way}>
        <Link to="/admin" search={listSearch(shown)} className="g-link">
          All candidates
        </Link>
        <div>
          {step('Previous', 'K', previous)}
          {step('Next', 'J', next)}
        </div>
      </div>
      {data ? (
        <Candidate candidate={data} onMove={setMove} />
      ) : error ? (
        <NoCandidate error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading candidate">
          <Skeleton h={40} maw={360} />
          <Skeleton h={480} mt={24} />
        </Loading>
      )}
      <DecisionDialog decision={data && move && { candidate: data, move }} onClose={() => setMove(undefined)} />
    </>
  )
}

/** Looking at someone who waits is the beginning of their review, and they see it. */
function useOpening(candidate: CandidateFile | undefined) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(openCandidate, { id }),
    onSuccess: (_, id) => queryClient.invalidateQueries({ queryKey: [...candidatesKey, 'one', id] }),
  })
  const unopenedId = candidate?.status === 'pending' && !candidate.openedAt ? candidate.id : undefined
  useEffect(() => {
    if (unopenedId) mutate(unopenedId)
  }, [unopenedId, mutate])
}

function Candidate({ candidate, onMove }: { candidate: CandidateFile; onMove: (move: CandidateMove) => void }) {
  const { id, name, email, status, openedAt, avatarUrl, profile, workingHours } = candidate
  return (
    <>
      <PageHead
        title={name ?? email}
        lead={
          <span className={classes.state}>
            <StatusBadge kind="candidate" status={status} />
            {status === 'pending' && openedAt && 'The candidate sees “Under Review”.'}
          </span>
        }
        actions={shownMoves(candidate.actions).map((move) => (
          <Button key={move} variant={move === 'accept' ? 'filled' : 'default'} onClick={() => onMove(move)}>
            {moveWords[move].action}
          </Button>
        ))}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <CandidatePanels candidate={candidate} />
          <CandidateHistory history={candidate.history} />
        </div>
        <section className={classes.panel} aria-label="Profile read from the resume">
          <ProfileView
            name={name ?? email}
            seed={id}
            photoUrl={avatarUrl}
            profile={profile}
            workingHours={workingHours}
          />
        </section>
      </div>
    </>
  )
}

function NoCandidate({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof Problem && (error.code === 'not_found' || error.code === 'invalid_input')
  if (isUnknown)
    return (
      <>
        <h1 className="g-visually-hidden">Candidate Not Found</h1>
        <EmptyState title="Candidate Not Found">This candidate may have deleted their account.</EmptyState>
      </>
    )
  return (
    <EmptyState
      title="Unable to Load Candidate"
      action={
        <Button variant="default" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {error.message}
    </EmptyState>
  )
}
