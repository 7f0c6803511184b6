import { lazy, Suspense } from 'react'
import { Spinner } from './ui/spinner.tsx'

const Account = lazy(async () => ({ default: (await import('./payouts/payout-account.tsx')).PayoutAccountCard }))

/** The account that talent are paid into, where their account is managed. */
export function PayoutSettings() {
  return (
    <Suspense fallback={<Spinner />}>
      <Account />
    </Suspense>
  )
}
