import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { listOwnApplications, type OwnApplication } from '#contract/applications.ts'
import { outcomeTexts } from '#domain/applications/outcome.ts'
import { offerLine } from '#domain/offers/format-terms.ts'
import { OwnStatusBadge } from '../candidates/own-status-badge.ts'
import { pageQuery } from '../page-query.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './own-applications.module.css'
import { useWithdrawing } from './use-withdrawing.ts'

/** Everything someone has applied to, with where it stands. */
export function OwnApplicationsPage() {
  const page = Math.max(1, Number.parseInt(useSearch({ from: '/framed/applications-labor' }).page ?? '1', 10) || 1)
  const navigate = useNavigate({ from: '/applications-labor' })
  const applications = useQuery(pageQuery(listOwnApplications, { page }))
  const [leaving, setLeaving] = useState<OwnApplication>()
  const withdrawing = useWithdrawing(() => setLeaving(undefined))
  return (
    <>
      <PageHead title="My Applications" lead="Where each of your applications stands." />
      <Loaded
        query={applications}
        what="your applications"
        skeleton={<Skeleton h={240} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title="No applications yet"
            action={<ButtonLink to="/projects-labor">Browse Projects</ButtonLink>}
          >
            When you apply to a project, you can follow it here.
          </EmptyState>
        }
      >
        {(data, isStale) =>
          !isStale && page > data.pageCount ? (
            <Navigate to="/applications-labor" search={{ page: String(data.pageCount) }} replace />
          ) : (
            <>
              <ul className={classes.list} aria-busy={isStale}>
                {data.applications.map((application) => (
                  <Row key={application.id} application={application} onWithdraw={() => setLeaving(application)} />
                ))}
              </ul>
              {data.pageCount > 1 && (
                <Pager
                  page={page}
                  pageCount={data.pageCount}
                  onPage={(next) => navigate({ search: { page: String(next) } })}
                />
              )}
            </>
          )
        }
      </Loaded>
      <ConfirmModal
        isOpen={leaving !== undefined}
        title="Withdraw Application"
        closeText="Keep It"
        workingText="Withdrawing..."
        isWorking={withdrawing.isPending}
        onConfirm={() => leaving && withdrawing.mutate(leaving.id)}
        onClose={() => setLeaving(undefined)}
      >
        Withdraw your application to “{leaving?.title ?? 'this project'}”? Your cover letter is deleted, and the firm no
        longer sees it. The firm is told, and interviews about this project are canceled.
      </ConfirmModal>
    </>
  )
}

function Row({ application, onWithdraw }: { application: OwnApplication; onWithdraw: () => void }) {
  const { projectId, title, company, status, outcome, declineReason, createdAt, actions, offer } = application
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        {title ? (
          <AnchorLink to="/projects-labor/$id" params={{ id: projectId }} fz="sm" fw={600}>
            {title}
          </AnchorLink>
        ) : (
          'A project that’s no longer listed'
        )}
        <p className={classes.detail}>
          {company && `${company} · `}Applied <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
        {outcome && <p className={classes.detail}>The firm {outcomeTexts[outcome]}.</p>}
        {declineReason && <p className={classes.reason}>“{declineReason}”</p>}
        {offer && <p className={classes.offer}>{offerLine.talent(offer)}</p>}
      </div>
      <OwnStatusBadge status={status} />
      <div className={classes.action}>
        {offer && (
          <ButtonLink variant="light" size="xs" to="/offers/$id" params={{ id: offer.id }}>
            View Offer
            <span className="g-visually-hidden">: {title ?? 'this project'}</span>
          </ButtonLink>
        )}
        <ButtonLink
          variant="subtle"
          size="xs"
          to="/messages"
          search={{ application: application.id }}
          aria-label={`Message about ${title ?? 'this project'}`}
        >
          Message
        </ButtonLink>
        {actions.includes('withdraw') && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={`Withdraw from ${title ?? 'this project'}`}
            onClick={onWithdraw}
          >
            Withdraw
          </Button>
        )}
      </div>
    </li>
  )
}
