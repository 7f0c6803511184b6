import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Capacity, readCapacity } from '#contract/capacity.ts'
import { isConfirmationDue, staleAfterDays } from '#domain/capacity/confirmation.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Caution } from '../ui/caution.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StatCard } from '../ui/stat-card.tsx'
import { formatDate } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './capacity.module.css'
import { RateForm } from './rate-form.tsx'
import { useCapacity } from './use-capacity.ts'
import { WeekChart } from './week-chart.tsx'
import { sumOf, weeksOf } from './weeks.ts'

const nextWeeks = 12

/** What someone offers in the year ahead, confirmed with one click a month. */
export function CapacityPage() {
  const query = useQuery(endpointQuery(readCapacity, {}))
  return (
    <>
      <PageHead
        title="Your year by week"
        lead="Firms see the free hours, never the name of another client. Drag over weeks to change them."
      />
      <Loaded query={query} what="your weeks" skeleton={<Skeleton h={480} />}>
        {(capacity) => <Year capacity={capacity} />}
      </Loaded>
    </>
  )
}

function Year({ capacity }: { capacity: Capacity }) {
  const { confirm, save } = useCapacity()
  const weeks = weeksOf(capacity)
  const { confirmedOn, isStale, hoursPerWeek } = capacity
  return (
    <div className={classes.year}>
      <div className={classes.confirm}>
        <p>{confirmedOn ? `Last confirmed ${formatDate(confirmedOn)}` : 'Not confirmed yet'}</p>
        <WorkingButton
          variant={confirmedOn === null || isConfirmationDue(confirmedOn, new Date()) ? 'filled' : 'default'}
          isWorking={confirm.isPending}
          workingText="Confirming..."
          onClick={() => confirm.mutate()}
        >
          Confirm My Weeks
        </WorkingButton>
      </div>
      <Caution>
        {isStale && `You last confirmed your hours more than ${staleAfterDays} days ago, so firms see them as unknown.`}
      </Caution>
      {hoursPerWeek === null ? (
        <div className={classes.card}>
          <p>
            Your hours per week are not known yet.{' '}
            <AnchorLink to="/talent-profile">Add them to your profile</AnchorLink>, and your year appears here.
          </p>
        </div>
      ) : (
        <>
          <div className={classes.cards}>
            <StatCard label={`Free, next ${nextWeeks} weeks`} figure={`${sumOf(weeks, 'free', nextWeeks)} h`} />
            <StatCard label={`Booked, next ${nextWeeks} weeks`} figure={`${sumOf(weeks, 'booked', nextWeeks)} h`} />
            <StatCard label="Usual week" figure={`${hoursPerWeek} h`} note="From your profile" />
          </div>
          <WeekChart
            weeks={weeks}
            offer={capacity}
            isSaving={save.isPending}
            onSave={(changed) => save.mutateAsync({ ...offerOf(capacity), weeks: changed })}
          />
        </>
      )}
      <RateForm
        key={`${capacity.rateFrom}-${capacity.rateTo}`}
        offer={capacity}
        isSaving={save.isPending}
        onSave={(rates) => save.mutateAsync({ ...offerOf(capacity), ...rates })}
      />
    </div>
  )
}

const offerOf = ({ rateFrom, rateTo, weeks }: Capacity) => ({ rateFrom, rateTo, weeks })
