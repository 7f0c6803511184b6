import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'

const Account = lazy(async () => ({ default: (await import('./payouts/payout-account.tsx')).PayoutAccountCard }))

/** The account that talent are paid into, where their account is managed. */
export function PayoutSettings() {
  return (
    <Suspense fallback={<Skeleton h={44} />}>
      <Account />
    </Suspense>
  )
}
