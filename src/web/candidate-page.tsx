import { Button, Checkbox, Skeleton, Tabs } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { type CandidateFile, listCandidates, openCandidate, readCandidate } from '#contract/candidates.ts'
import { confirmationMessages } from '#domain/candidates/confirmation.ts'
import type { CandidateMove } from '#domain/candidates/status.ts'
import { call } from './api.ts'
import { CandidateBadge } from './candidates/candidate-badge.ts'
import classes from './candidates/candidate-page.module.css'
import { moveLabels, shownMoves } from './candidates/move-labels.ts'
import { ResumeFrame } from './candidates/resume-frame.tsx'
import { listed, listSearch } from './candidates/use-candidate-list.ts'
import { useNeighbors } from './candidates/use-neighbors.ts'
import { PossibleDuplicates } from './duplicates/possible-duplicates.tsx'
import { endpointKey, endpointQuery, resourceKey } from './endpoint-query.ts'
import { ProfileView } from './profiles/profile-view.tsx'
import type { ScorecardRef } from './scorecards/scorecard-form.tsx'
import { EmptyState } from './ui/empty-state.tsx'
import { Loaded } from './ui/loaded.tsx'
import { PageHead } from './ui/page-head.tsx'
import { useShownName } from './ui/shown-name.ts'
import { useIsActive } from './ui/use-is-active.ts'

const CandidateHistory = lazy(async () => ({
  default: (await import('./candidates/candidate-history.tsx')).CandidateHistory,
}))
const CandidatePanels = lazy(async () => ({
  default: (await import('./candidates/candidate-panels.tsx')).CandidatePanels,
}))
const Scorecards = lazy(async () => ({ default: (await import('./scorecards/scorecards.tsx')).Scorecards }))
const DecisionDialog = lazy(async () => ({
  default: (await import('./candidates/decision-dialog.tsx')).DecisionDialog,
}))

const candidateTabs = ['resume', 'profile', 'scorecard', 'details', 'history'] as const
type CandidateTab = (typeof candidateTabs)[number]
const tabLabels: Record<CandidateTab, string> = {
  resume: 'Resume',
  profile: 'Profile',
  scorecard: 'Scorecard',
  details: 'Details',
  history: 'History',
}

export function CandidatePage() {
  const { id } = useParams({ from: '/framed/admin/candidates/$id' })
  const search = useSearch({ from: '/framed/admin/candidates/$id' })
  const shown = listed.parse(search)
  const tab = candidateTabs.find((one) => one === search.tab)
  const navigate = useNavigate({ from: '/admin/candidates/$id' })
  const setTab = (tab: CandidateTab) =>
    void navigate({ search: (before) => ({ ...before, tab }), state: true, replace: true, resetScroll: false })
  const file = useQuery(endpointQuery(readCandidate, { id }))
  const isActive = useIsActive()
  const [move, setMove] = useState<CandidateMove>()
  const card = useRef<ScorecardRef>(null)
  // Someone who dictates to the computer, or presses a key by accident, would go to another candidate without meaning to.
  const [hasKeys, setHasKeys] = useLocalStorage({
    key: 'glide-candidate-keys',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const { previous, next } = useNeighbors(id, shown, tab, move !== undefined || !hasKeys)
  useOpening(file.data)
  useShownName(file.data?.name ?? undefined)
  const step = (label: string, key: string, go: (() => void) | undefined) => (
    <Button
      size="xs"
      variant="default"
      aria-keyshortcuts={hasKeys ? key : undefined}
      aria-disabled={!go}
      data-disabled={!go || undefined}
      onClick={go}
    >
      {label} {hasKeys && <kbd className={classes.key}>{key}</kbd>}
    </Button>
  )
  return (
    <>
      <div className={classes.way}>
        <Link to="/admin" search={listSearch(shown)} className="g-link">
          All candidates
        </Link>
        <div>
          <Checkbox
            size="xs"
            label="Keys J and K"
            checked={hasKeys}
            onChange={({ currentTarget }) => setHasKeys(currentTarget.checked)}
          />
          {step('Previous', 'K', previous)}
          {step('Next', 'J', next)}
        </div>
      </div>
      <Loaded
        query={file}
        what="candidate"
        skeleton={
          <>
            <Skeleton h={40} maw={360} />
            <Skeleton h={480} mt={24} />
          </>
        }
        failed={{ title: 'Unable to Load Candidate', heading: 'h1' }}
        missing={
          <EmptyState heading="h1" title="Candidate Not Found">
            This candidate may have deleted their account or been merged with another.
          </EmptyState>
        }
      >
        {(candidate) => (
          <Candidate candidate={candidate} tab={tab ?? 'profile'} onTab={setTab} card={card} onMove={setMove} />
        )}
      </Loaded>
      {(isActive || move) && (
        <Suspense>
          <DecisionDialog
            decision={file.data && move && { candidate: file.data, move, scorecard: typedIn(card) }}
            onClose={() => setMove(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** As it is whenever it is asked: a save may still be on its way when the dialog opens. */
const typedIn = (card: RefObject<ScorecardRef | null>) => ({
  get isComplete() {
    return card.current?.isComplete ?? false
  },
  saveFirst: () => card.current?.saveFirst(),
})

/** Opening a pending candidate starts their review, and they can see it. */
function useOpening(candidate: CandidateFile | undefined) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(openCandidate, { id }),
    onSuccess: (_, id) => queryClient.invalidateQueries({ queryKey: endpointKey(readCandidate, { id }) }),
  })
  const unopenedId = candidate?.status === 'pending' && !candidate.openedAt ? candidate.id : undefined
  useEffect(() => {
    if (unopenedId) mutate(unopenedId)
  }, [unopenedId, mutate])
}

type CandidateProps = {
  candidate: CandidateFile
  tab: CandidateTab
  onTab: (tab: CandidateTab) => void
  card: RefObject<ScorecardRef | null>
  onMove: (move: CandidateMove) => void
}

/** The resume next to what was read from it; on narrower screens it is one of the tabs. */
function Candidate({ candidate, tab, onTab, card, onMove }: CandidateProps) {
  const { id, name, email, status, openedAt } = candidate
  const isActive = useIsActive()
  const isWide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false })
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: resourceKey(listCandidates) })
  const shown = isWide && tab === 'resume' ? 'profile' : tab
  return (
    <>
      <PageHead
        title={name ?? email}
        lead={
          <span className={classes.state}>
            <CandidateBadge status={status} />
            {status === 'pending' && (
              // Its room is kept: the buttons beside it must not move away from under the pointer.
              <span data-unopened={!openedAt || undefined}>The candidate sees “Under Review”.</span>
            )}
            {candidate.lacksConfirmation && <span role="status">{confirmationMessages.missing}</span>}
          </span>
        }
        actions={shownMoves(candidate.actions).map((move) => (
          <Button key={move} variant={move === 'accept' ? 'filled' : 'default'} onClick={() => onMove(move)}>
            {moveLabels[move].action}
          </Button>
        ))}
      />
      <PossibleDuplicates id={id} />
      <div className={classes.columns}>
        {isWide && (
          <div className={classes.beside}>
            <ResumeFrame key={id} candidate={candidate} />
          </div>
        )}
        <Tabs value={shown} onChange={(value) => onTab(value as CandidateTab)} keepMounted={false}>
          <Tabs.List className={classes.tabs}>
            {candidateTabs
              .filter((one) => !(isWide && one === 'resume'))
              .map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {tabLabels[one]}
                </Tabs.Tab>
              ))}
          </Tabs.List>
          {!isWide && (
            <Tabs.Panel value="resume">
              <ResumeFrame key={id} candidate={candidate} />
            </Tabs.Panel>
          )}
          <Tabs.Panel value="profile" className={classes.panel}>
            <Profile candidate={candidate} />
          </Tabs.Panel>
          {/* What is typed into a scorecard stays while switching tabs. */}
          <Tabs.Panel value="scorecard" keepMounted className={classes.panel}>
            {(isActive || tab === 'scorecard') && (
              <Suspense>
                <Scorecards key={id} ref={card} candidateId={id} cards={candidate.scorecards} onSaved={reload} />
              </Suspense>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="details" className={classes.column}>
            <Suspense>
              <CandidatePanels candidate={candidate} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <Suspense>
              <CandidateHistory candidateId={id} history={candidate.history} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      </div>
    </>
  )
}

function Profile({
  candidate: { id, name, email, avatarUrl, profile, workingHours, freeHours, unsure },
}: {
  candidate: CandidateFile
}) {
  return (
    <ProfileView
      name={name ?? email}
      seed={id}
      photoUrl={avatarUrl}
      profile={profile}
      workingHours={workingHours}
      freeHours={freeHours}
      unsure={unsure}
    />
  )
}
