import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readPayoutAccount, readPayouts } from '#contract/payouts.ts'
import { formatAmount } from '#domain/payouts/payout.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { pageQuery } from '../page-query.ts'
import { awaited } from '../ui/awaited.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Figure } from '../ui/figure.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { formatAccount } from './format-account.ts'
import { PayoutTable } from './payout-table.tsx'
import classes from './payouts.module.css'

const listed = z.object({ page: z.catch(readPayouts.input.shape.page, 1) })

/** What talent are owed and were paid: a sum for each currency. */
export function PayoutsPage() {
  const { shown, change } = useListAddress(listed)
  const payouts = useQuery(pageQuery(readPayouts, shown))
  return (
    <>
      <PageHead title="Payouts" lead="What you are owed for approved weeks, when it is due and what was paid." />
      <ListView
        query={payouts}
        what="payouts"
        rowsOf={(list) => list.lines}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="Nothing yet">Your first approved week will be here once it is invoiced.</EmptyState>}
      >
        {(lines, { owed }, isStale) => (
          <>
            {owed.map(({ currency, dueCents, owedCents }) => (
              <dl key={currency} className={classes.figures}>
                <Figure figure={formatAmount(dueCents, currency)} label="Due now" size="large" />
                <Figure figure={formatAmount(owedCents, currency)} label="Total owed" size="large" />
              </dl>
            ))}
            <PaidTo />
            <p className={classes.links}>
              <Anchor href="/api/payouts/statement.pdf">Download statement</Anchor>
              <Anchor href="/api/payouts/statement.csv">Download CSV</Anchor>
            </p>
            <PayoutTable lines={lines} isStale={isStale} />
          </>
        )}
      </ListView>
    </>
  )
}

/** Or that nothing can be paid yet. */
function PaidTo() {
  const query = useQuery(endpointQuery(readPayoutAccount, {}))
  return (
    <div className={classes.account}>
      <Loaded query={query} what="your bank account" skeleton={awaited}>
        {({ account }) => (
          <p>
            {account ? `Paid into your account: ${formatAccount(account)}.` : 'We don’t have your bank account yet.'}{' '}
            <AnchorLink to="/settings">{account ? 'Change it' : 'Add your account'}</AnchorLink>
          </p>
        )}
      </Loaded>
    </div>
  )
}
