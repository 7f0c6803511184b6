import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { readPlatform } from '#contract/platform.ts'
import { Problem } from '#domain/problem.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { LoadedTogether } from '../ui/loaded-together.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { EngagementCard } from './engagement-card.tsx'
import { OtherApplications } from './other-applications.tsx'
import classes from './platform-page.module.css'

/** The area for accepted talent: firms to work with, and the results of other applications. */
export function PlatformPage({ children }: { children?: ReactNode }) {
  const page = Math.max(1, Number.parseInt(useSearch({ from: '/framed/platform' }).page ?? '1', 10) || 1)
  const platform = useQuery(pageQuery(readPlatform, { page }))
  const { error } = platform
  // Access was not granted, or was revoked: the message says which.
  const refusal = error instanceof Problem && error.code === 'forbidden' ? error.message : undefined
  return (
    <>
      <PageHead title="Platform" lead="The firms you work with, and how to get started." />
      {refusal ? (
        <NoAccess message={refusal} />
      ) : (
        <LoadedTogether
          above={children}
          query={platform}
          what="your engagements"
          skeleton={
            <>
              <Skeleton h={320} mb={16} />
              <Skeleton h={320} />
            </>
          }
          failed={{ message: 'Failed to load the platform' }}
        >
          {(data, isStale) => <Engagements platform={data} page={page} isStale={isStale} />}
        </LoadedTogether>
      )}
    </>
  )
}

type EngagementsProps = { platform: OutputOf<typeof readPlatform>; page: number; isStale: boolean }

function Engagements({ platform: data, page, isStale }: EngagementsProps) {
  const navigate = useNavigate({ from: '/platform' })
  if (!isStale && page > data.pageCount)
    return <Navigate to="/platform" search={{ page: String(data.pageCount) }} replace />
  return (
    <>
      <section aria-labelledby="engagements" className={classes.engagements}>
        <h2 id="engagements" className={classes.title}>
          Your engagements
        </h2>
        {data.engagements.length === 0 && <NoEngagements />}
        <div className={classes.list}>
          {data.engagements.map((engagement) => (
            <EngagementCard key={engagement.applicationId} engagement={engagement} />
          ))}
        </div>
      </section>
      {data.total > 0 && (
        <section aria-labelledby="other-applications" className={classes.others}>
          <h2 id="other-applications" className={classes.title}>
            Other applications
          </h2>
          <OtherApplications applications={data.otherApplications} isStale={isStale} />
          {data.pageCount > 1 && (
            <Pager
              page={page}
              pageCount={data.pageCount}
              onPage={(next) => navigate({ search: { page: String(next) }, resetScroll: false })}
            />
          )}
        </section>
      )}
    </>
  )
}

function NoAccess({ message }: { message: string }) {
  return (
    <EmptyState title="No access yet" action={<ButtonLink to="/homepage-labor">Back to Overview</ButtonLink>}>
      {message}
    </EmptyState>
  )
}

function NoEngagements() {
  return (
    <EmptyState title="No engagement yet" action={<ButtonLink to="/projects-labor">Browse Projects</ButtonLink>}>
      When a firm accepts your application, its contact details and your onboarding steps appear here.
    </EmptyState>
  )
}
