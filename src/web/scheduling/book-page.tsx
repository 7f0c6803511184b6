import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type IntroCall, readIntroCall } from '#contract/scheduling.ts'
import { brand } from '#domain/brand.ts'
import { introCallMessages, introCallMinutes } from '#domain/scheduling/intro-call.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { PublicPage } from '../shells/public-page.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { CallPanel } from './call-panel.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import classes from './scheduling.module.css'
import { useSchedule } from './use-schedule.ts'

/** The scheduler on its own page: for a new tab, and behind the link in an email. Opening the link changes nothing. */
export function BookPage() {
  const { token } = useSearch({ strict: false })
  return (
    <PublicPage isForApplicants>
      <div className={classes.single}>
        <header className={classes.head}>
          <h1>Your Intro Call</h1>
          <p>
            {introCallMinutes} minutes with {brand.name}, in your time zone.
          </p>
        </header>
        <div className={classes.card}>{token ? <ByLink token={token} /> : <OfBooker />}</div>
      </div>
    </PublicPage>
  )
}

function OfBooker() {
  const { schedule, keep } = useSchedule()
  if (schedule.person.isUnconfirmed) return <ConfirmFirst email={schedule.person.email} />
  return <CallPanel call={schedule.call} onChange={keep} />
}

function ByLink({ token }: { token: string }) {
  const [changed, setChanged] = useState<IntroCall>()
  const booked = useQuery(endpointQuery(readIntroCall, { token }))
  return (
    <Loaded
      query={booked}
      what="your call"
      skeleton={<Skeleton height={160} />}
      failed={{
        message: introCallMessages.link,
        action: (
          <ButtonLink to="/login" variant="default">
            Log in
          </ButtonLink>
        ),
      }}
    >
      {(call) => <CallPanel call={changed ?? call} canBook={false} onChange={setChanged} />}
    </Loaded>
  )
}
