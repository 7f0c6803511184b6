import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { listPayouts } from '#contract/payouts.ts'
import { type CountryDue, formatAmount, type PersonDue } from '#domain/payouts/payout.ts'
import { pageQuery } from '../page-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { BackLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDate } from '../ui/time.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { formatAccount } from './format-account.ts'
import classes from './payouts.module.css'
import { RecordForm } from './record-form.tsx'

const listed = z.object({ page: z.catch(listPayouts.input.shape.page, 1) })

/** What is due to whom, and where payments are recorded. */
export function OperatorPayoutsPage() {
  const { shown, change } = useListAddress(listed)
  const payouts = useQuery(pageQuery(listPayouts, shown))
  const [chosen, setChosen] = useState<PersonDue>()
  return (
    <>
      <BackLink to="/admin/invoices">Invoices</BackLink>
      <PageHead
        title="Payouts"
        lead="What each person is due. The file includes their bank accounts, and each download is recorded."
        actions={
          <Button component="a" href="/api/payouts.csv" variant="default">
            Download CSV
          </Button>
        }
      />
      <ListView
        query={payouts}
        what="payouts"
        rowsOf={(list) => list.payouts}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="Nothing is due">Amounts due come from invoices.</EmptyState>}
      >
        {(rows, { countries }, isStale) => (
          <>
            {countries.length > 0 && <Countries countries={countries} />}
            <DataTable
              label="Payouts"
              isStale={isStale}
              heads={[
                'Person',
                'Lives in',
                'Account',
                { label: 'Due now', isEnd: true },
                { label: 'Total owed', isEnd: true },
                'Next due',
                'Record',
              ]}
            >
              {rows.map((payout) => (
                <tr key={keyOf(payout)}>
                  <td>{payout.name ?? 'Deleted account'}</td>
                  <td>{payout.place ?? '–'}</td>
                  <td>{accountOf(payout)}</td>
                  <td data-end data-figure>
                    {formatAmount(payout.dueCents, payout.currency)}
                  </td>
                  <td data-end data-figure>
                    {formatAmount(payout.owedCents, payout.currency)}
                  </td>
                  <td>{payout.nextDueOn ? formatDate(payout.nextDueOn) : '–'}</td>
                  <td>
                    {payout.talentId && (
                      <Button variant="light" onClick={() => setChosen(payout)} aria-label={labelOf(payout)}>
                        Record
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </DataTable>
          </>
        )}
      </ListView>
      {chosen?.talentId && <RecordForm key={keyOf(chosen)} payout={chosen} talentId={chosen.talentId} />}
    </>
  )
}

/** How much money has to be where. */
function Countries({ countries }: { countries: CountryDue[] }) {
  return (
    <div className={classes.countries}>
      <h2>Due by country</h2>
      <DataTable
        label="Due by country"
        heads={['Country', { label: 'People', isEnd: true }, { label: 'Due now', isEnd: true }]}
      >
        {countries.map(({ country, currency, people, dueCents }) => (
          <tr key={`${country} ${currency}`}>
            <td>{country ?? 'Not named'}</td>
            <td data-end data-figure>
              {people}
            </td>
            <td data-end data-figure>
              {formatAmount(dueCents, currency)}
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}

const accountOf = ({ talentId, accountCountry: country, accountLastFour: lastFour }: PersonDue) =>
  country && lastFour ? formatAccount({ country, lastFour }) : talentId ? 'Not entered yet' : '–'
const keyOf = ({ talentId, currency }: PersonDue) => `${talentId} ${currency}`
const labelOf = ({ name, currency }: PersonDue) => `Record for ${name}${currency === 'USD' ? '' : ` in ${currency}`}`
