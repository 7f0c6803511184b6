import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readPayouts } from '#contract/payouts.ts'
import { formatCents } from '#domain/offers/format-terms.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Figure } from '../ui/figure.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PayoutTable } from './payout-table.tsx'
import classes from './payouts.module.css'

/** What talent are owed and were paid. */
export function PayoutsPage() {
  const payouts = useQuery(endpointQuery(readPayouts, {}))
  return (
    <>
      <PageHead title="Payouts" lead="What you are owed for approved weeks, when it is due and what was paid." />
      <Loaded
        query={payouts}
        what="payouts"
        skeleton={<Skeleton h={320} />}
        isEmpty={({ lines }) => lines.length === 0}
        empty={<EmptyState title="Nothing yet">Your first approved week will be here once it is invoiced.</EmptyState>}
      >
        {({ dueCents, owedCents, lines }) => (
          <>
            <dl className={classes.figures}>
              <Figure figure={formatCents(dueCents)} label="Due now" size="large" />
              <Figure figure={formatCents(owedCents)} label="Owed in all" size="large" />
            </dl>
            <p className={classes.links}>
              <Anchor href="/api/payouts/statement.pdf">Download statement</Anchor>
              <Anchor href="/api/payouts/statement.csv">Download CSV</Anchor>
            </p>
            <PayoutTable lines={lines} />
          </>
        )}
      </Loaded>
    </>
  )
}
