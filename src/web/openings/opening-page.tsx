import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { readOpening } from '#contract/openings.ts'
import { Problem } from '#domain/problem.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemWords } from '../problem-words.ts'
import { ApplicationBanner } from './application-banner.tsx'
import { ApplyModal } from './apply-modal.tsx'
import { BackLink } from './back-link.tsx'
import classes from './opening.module.css'
import { OpeningFacts } from './opening-facts.tsx'
import { OpeningFailed, OpeningLoading, OpeningNotFound } from './opening-states.tsx'
import { PostedBy } from './posted-by.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import { SafetyTips } from './safety-tips.tsx'
import { TakeAction } from './take-action.tsx'

export function OpeningPage() {
  const { id } = useParams({ from: '/framed/projects-labor/$id' })
  const { apply } = useSearch({ from: '/framed/projects-labor/$id' })
  const navigate = useNavigate({ from: '/projects-labor/$id' })
  const { data: view, error, refetch } = useQuery(endpointQuery(readOpening, { id }))
  /** The dialog is part of the address: whoever has to sign in again comes back to it. */
  const setApplying = (isApplying: boolean) =>
    navigate({ search: isApplying ? { apply: 'yes' } : {}, resetScroll: false, replace: !isApplying })
  const isMissing = error instanceof Problem && (error.code === 'not_found' || error.code === 'invalid_input')
  return (
    <>
      <BackLink />
      {isMissing ? (
        <OpeningNotFound />
      ) : view ? (
        <>
          {view.application && <ApplicationBanner application={view.application} />}
          <PreviewBanner view={view} />
          <div className={classes.columns}>
            <OpeningFacts view={view} />
            <aside className={classes.aside} aria-label="Take action">
              <TakeAction view={view} onApply={() => setApplying(true)} />
              {view.postedBy && <PostedBy {...view.postedBy} />}
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
      ) : error ? (
        <OpeningFailed words={problemWords(error, 'Failed to load project')} onRetry={() => refetch()} />
      ) : (
        <OpeningLoading />
      )}
    </>
  )
}
