import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readHours } from '#contract/hours.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { OwnWeek } from './own-week.tsx'

/** The talent’s week, filled in on a phone as well as anywhere. */
export function OwnHoursPage() {
  const { week, engagement, day } = useSearch({ strict: false }) as Record<string, string | undefined>
  const asked = { ...(week && { week }), ...(engagement && { engagement }), ...(day && { day }) }
  const query = useQuery({ ...endpointQuery(readHours, asked), placeholderData: keepPreviousData })
  const navigate = useNavigate()
  const found = query.isPlaceholderData ? undefined : query.data?.shown
  const isNamed = Boolean(week || engagement || day)
  useEffect(() => {
    // The address names the week from now on: once it is submitted, the page stays with it.
    if (!isNamed && found)
      void navigate({ to: '/hours', search: { engagement: found.engagementId, day: found.startsOn }, replace: true })
  }, [isNamed, found, navigate])
  return (
    <Loaded
      query={query}
      what="hours"
      skeleton={<Skeleton h={560} />}
      missing={
        <PageHead title="Week Not Found" lead={<AnchorLink to="/hours">Go to the week waiting for you</AnchorLink>} />
      }
    >
      {(hours) => {
        const { shown } = hours
        const engagement = hours.engagements.find(({ id }) => id === shown?.engagementId)
        if (!shown || !engagement)
          return (
            <>
              <PageHead title="Hours" lead="Your weeks, from the first entry to payment." />
              <EmptyState title="No engagement yet">
                Hours begin with your first engagement: once your statement of work is signed and its start date
                arrives.
              </EmptyState>
            </>
          )
        return (
          <OwnWeek
            key={`${shown.engagementId} ${shown.startsOn}`}
            engagements={hours.engagements}
            engagement={engagement}
            shown={shown}
            timer={hours.timer}
            now={hours.now}
          />
        )
      }}
    </Loaded>
  )
}
