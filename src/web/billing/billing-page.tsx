import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { brand } from '#domain/brand.ts'
import { useMe } from '../session.ts'
import { Failed } from '../ui/failed.tsx'
import { leadOf } from '../ui/lead-of.ts'
import { Loaded } from '../ui/loaded.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { AddMethod, addingUrl } from './add-method.tsx'
import { billingMessage, billingQuery } from './billing-query.ts'
import classes from './methods.module.css'
import { Methods } from './methods.tsx'

export function BillingPage() {
  const billing = useQuery({ ...billingQuery(useMe()), retry: false })
  const { add } = useSearch({ from: '/framed/billing' })
  useOutcome()
  const isAdding = Boolean(add && billing.data)
  return (
    <>
      <PageHead
        title={isAdding ? 'Add a payment method' : 'Billing'}
        lead={leadOf(billing, (data) =>
          data ? `Stripe stores your cards and bank accounts. ${brand.name} never sees their numbers.` : '',
        )}
        actions={
          billing.data && !isAdding ? (
            <Button component="a" href={addingUrl}>
              Add payment method
            </Button>
          ) : undefined
        }
      />
      {billing.data && billing.error && (
        <div className={classes.notRefreshed}>
          <Failed
            error={billing.error}
            message={() => billingMessages.notRefreshed}
            isRetrying={billing.isFetching}
            onRetry={() => billing.refetch()}
          />
        </div>
      )}
      <Loaded
        query={billing}
        what="billing"
        skeleton={<Skeleton h={72} maw={720} />}
        failed={{ message: (error) => billingMessage(error, billingMessages.notLoaded) }}
        isEmpty={(data) => data === null}
        empty={<p className={classes.unavailable}>{billingMessages.notConfigured}</p>}
      >
        {(data) => data && (isAdding ? <AddMethod billing={data} /> : <Methods methods={data.methods} />)}
      </Loaded>
    </>
  )
}

/** A bank's own page redirects back here with the outcome, which is announced once. */
function useOutcome() {
  const { redirect_status: outcome } = useSearch({ from: '/framed/billing' })
  const navigate = useNavigate()
  useEffect(() => {
    if (!outcome) return
    if (outcome === 'failed') notifyError('The payment method couldn’t be added')
    else notifySuccess('Payment method added')
    void navigate({ to: '/billing', replace: true })
  }, [outcome, navigate])
}
