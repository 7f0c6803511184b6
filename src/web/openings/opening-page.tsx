import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readOpening } from '#contract/openings.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { ReplyTimesLine } from '../replies/reply-times-line.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { ApplicationBanner } from './application-banner.tsx'
import { ApplyModal } from './apply-modal.tsx'
import { BackToList } from './back-to-list.tsx'
import classes from './opening.module.css'
import { OpeningFacts } from './opening-facts.tsx'
import { PostedBy } from './posted-by.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import { SafetyTips } from './safety-tips.tsx'
import { TakeAction } from './take-action.tsx'

type Props = { fitOf: (id: string) => ReactNode }

export function OpeningPage({ fitOf }: Props) {
  const { id } = useParams({ from: '/framed/projects-labor/$id' })
  const { apply } = useSearch({ from: '/framed/projects-labor/$id' })
  const navigate = useNavigate({ from: '/projects-labor/$id' })
  const opening = useQuery(endpointQuery(readOpening, { id }))
  useShownName(opening.data?.opening.title)
  /** The dialog is part of the URL, so signing in again returns to it. */
  const setApplying = (isApplying: boolean) =>
    navigate({ search: isApplying ? { apply: 'yes' } : {}, resetScroll: false, replace: !isApplying })
  return (
    <>
      <BackToList />
      <Loaded
        query={opening}
        what="project"
        skeleton={<OpeningSkeleton />}
        failed={{ title: 'Unable to Load Project', heading: 'h1', message: 'Failed to load project' }}
        missing={
          <EmptyState heading="h1" title="Project Not Found">
            This project may have been removed or doesn't exist.
          </EmptyState>
        }
      >
        {(view) => (
          <>
            {view.application && <ApplicationBanner application={view.application} />}
            <PreviewBanner view={view} />
            <div className={classes.columns}>
              <div>
                <OpeningFacts view={view} />
                {fitOf(view.opening.id)}
              </div>
              <aside className={classes.aside} aria-label="Take action">
                <TakeAction view={view} onApply={() => setApplying(true)} />
                {view.postedBy && <PostedBy {...view.postedBy} />}
                <ReplyTimesLine of={{ project: id }} who={view.postedBy?.companyName ?? 'The firm'} />
                <SafetyTips />
              </aside>
            </div>
            <ApplyModal
              opening={view.opening}
              isOpen={apply !== undefined && view.actions.includes('apply')}
              hasTips
              onClose={() => setApplying(false)}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

function OpeningSkeleton() {
  return (
    <div className={classes.columns}>
      <div>
        <Skeleton h={40} w="70%" mb={12} />
        <Skeleton h={20} w="40%" mb={24} />
        <Skeleton h={72} mb={32} />
        <Skeleton h={160} />
      </div>
      <Skeleton h={240} />
    </div>
  )
}
