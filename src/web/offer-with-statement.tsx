import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Me } from '#contract/accounts.ts'
import { readOffer } from '#contract/offers.ts'
import { managingRoles } from '#domain/firms/role.ts'
import { endpointQuery } from './endpoint-query.ts'
import { OfferPage } from './offers/offer-page.tsx'

const StatementOfOffer = lazy(async () => ({
  default: (await import('./statements/statement-of-offer.tsx')).StatementOfOffer,
}))

/** An offer, and once both agreed on it, the statement of work that follows. */
export function OfferWithStatement() {
  const { id = '' } = useParams({ strict: false })
  const { me } = useRouteContext({ strict: false }) as { me?: Me | null }
  const { data } = useQuery(endpointQuery(readOffer, { id }))
  const hasSide = me?.role === 'buyer' || me?.role === 'talent'
  return (
    <>
      <OfferPage />
      {data?.status === 'accepted' && hasSide && (
        <Suspense>
          <StatementOfOffer offerId={id} mayDraft={managingRoles.some((role) => role === me.firmRole)} />
        </Suspense>
      )}
    </>
  )
}
