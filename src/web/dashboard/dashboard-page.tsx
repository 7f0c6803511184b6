import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Dashboard, readDashboard } from '#contract/dashboard.ts'
import { contactCardMessages } from '#domain/dashboard/contact-card.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { LoadedTogether } from '../ui/loaded-together.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { AccessCard } from './access-card.tsx'
import { BeingReadNotice, CheckNotice, ConfirmHoursNotice, EmptyProfileNotice } from './check-notice.tsx'
import { ContactForm } from './contact-form.tsx'
import classes from './dashboard-page.module.css'
import { InterviewCard } from './interview-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { ResumeCard } from './resume-card.tsx'
import { StatusCard } from './status-card.tsx'

/** The talent home page: the application's status and everything that belongs to it, after what other features put first. */
export function DashboardPage({ children }: { children?: ReactNode }) {
  const me = useMe()
  const dashboard = useQuery({
    ...endpointQuery(readDashboard, {}),
    // The scanner and reading a scan take seconds; poll so that the reader sees the result.
    refetchInterval: ({ state: { data } }) =>
      (data?.candidate?.resume?.lock === 'pending' || data?.candidate?.isBeingRead) && 5000,
  })
  const { data } = dashboard
  const name = data?.name ?? me.name
  const isAccepted = data?.candidate?.status === 'accepted'
  return (
    <>
      <PageHead title={isAccepted ? "You're Accepted" : name ? `Welcome, ${name}` : 'Your Dashboard'} lead={me.email} />
      <LoadedTogether
        above={children}
        query={dashboard}
        what="your dashboard"
        skeleton={
          <div className={classes.cards}>
            <Skeleton h={200} />
            <div className={classes.columns}>
              <Skeleton h={240} />
              <Skeleton h={240} />
            </div>
          </div>
        }
        failed={{ message: contactCardMessages.loading }}
      >
        {(data) => <Cards dashboard={data} />}
      </LoadedTogether>
    </>
  )
}

function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { candidate } = dashboard
  return (
    <>
      {candidate?.isBeingRead && <BeingReadNotice />}
      {candidate?.isProfileEmpty && !candidate.isBeingRead && (
        <EmptyProfileNotice hasResume={candidate.resume !== null} />
      )}
      {candidate && candidate.checkCount > 0 && <CheckNotice count={candidate.checkCount} />}
      {candidate?.confirmHours && <ConfirmHoursNotice {...candidate.confirmHours} />}
      <div className={classes.cards}>
        {candidate?.status === 'accepted' && <OfferCard hasAccess={candidate.platformAccessGrantedAt !== null} />}
        {candidate && <StatusCard candidate={candidate} />}
        <div className={classes.columns}>
          <div className={classes.column}>
            {candidate && <InterviewCard candidate={candidate} />}
            <ContactForm dashboard={dashboard} />
          </div>
          <div className={classes.column}>
            <ResumeCard candidate={candidate} />
            <AccessCard candidate={candidate} />
          </div>
        </div>
      </div>
    </>
  )
}
