import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readBilling } from '#contract/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { resourceKey } from '../endpoint-query.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loading } from '../ui/loading.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { type Billing, billingWords } from './billing-query.ts'
import classes from './methods.module.css'
import { startAdding } from './payment-element.ts'

/** Only a page that was loaded for billing may load from Stripe, so this one is always loaded anew. */
export const addingUrl = '/billing?add=method'

export function AddMethod({ billing }: { billing: Billing }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: adding, error } = useQuery({
    queryKey: ['adding', billing.customer],
    queryFn: () => startAdding(billing),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const finishing = useMutation({
    mutationFn: async () => adding?.finish(),
    onSuccess: async (isThere) => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(readBilling) })
      if (isThere) notifySuccess('Payment method added')
      else notifySuccess('Almost there', { detail: 'Your bank account is listed once Stripe has confirmed it.' })
      return navigate({ to: '/billing', replace: true })
    },
  })
  const mount = useCallback((place: HTMLElement | null) => (place ? adding?.mount(place) : undefined), [adding])

  if (error)
    return (
      <Stack align="start" className={classes.form}>
        <FormAlert>{billingWords(error, billingMessages.notStarted)}</FormAlert>
        <Group gap={8}>
          <ButtonLink to="/billing" variant="default">
            Cancel
          </ButtonLink>
          <Button component="a" href={addingUrl}>
            Try again
          </Button>
        </Group>
      </Stack>
    )
  if (!adding)
    return (
      <Loading label="Loading the payment form">
        <Skeleton h={240} maw={560} />
      </Loading>
    )
  return (
    <Stack gap={24} className={classes.form}>
      {finishing.error && (
        <FormAlert>{billingWords(finishing.error, 'The payment method was not added. Please try again.')}</FormAlert>
      )}
      <div ref={mount} className={classes.element} />
      <Group justify="end" gap={8}>
        <ButtonLink to="/billing" variant="default">
          Cancel
        </ButtonLink>
        <WorkingButton isWorking={finishing.isPending} workingText="Saving..." onClick={() => finishing.mutate()}>
          Save payment method
        </WorkingButton>
      </Group>
    </Stack>
  )
}
