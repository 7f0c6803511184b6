import { Group, Skeleton, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readBilling } from '#contract/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { resourceKey } from '../endpoint-query.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { type Billing, billingMessage } from './billing-query.ts'
import classes from './methods.module.css'
import { startAdding } from './payment-element.ts'

/** Only a document loaded at /billing may load from Stripe, so this is a full page load. */
export const addingUrl = '/billing?add=method'

export function AddMethod({ billing }: { billing: Billing }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data, error } = useQuery({
    queryKey: ['adding', billing.customer],
    queryFn: () => startAdding(billing),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const finishing = useMutation({
    mutationFn: async () => data?.finish(),
    onSuccess: async (isThere) => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(readBilling) })
      if (isThere) notifySuccess('Payment method added')
      else notifySuccess('Almost there', { detail: 'Your bank account will appear once Stripe has confirmed it.' })
      return navigate({ to: '/billing', replace: true })
    },
  })
  const mount = useCallback((place: HTMLElement | null) => (place ? data?.mount(place) : undefined), [data])
  const cancel = (
    <ButtonLink to="/billing" variant="default">
      Cancel
    </ButtonLink>
  )
  return (
    <div className={classes.form}>
      <Loaded
        query={{ data, error, refetch: loadAnew }}
        what="payment form"
        skeleton={<Skeleton h={240} />}
        failed={{ message: (error) => billingMessage(error, billingMessages.notStarted), action: cancel }}
      >
        {() => (
          <Stack gap={24}>
            {finishing.error && (
              <FormAlert>
                {billingMessage(finishing.error, 'The payment method couldn’t be added. Please try again.')}
              </FormAlert>
            )}
            <div ref={mount} className={classes.element} />
            <Group justify="end" gap={8}>
              {cancel}
              <WorkingButton isWorking={finishing.isPending} workingText="Saving..." onClick={() => finishing.mutate()}>
                Save payment method
              </WorkingButton>
            </Group>
          </Stack>
        )}
      </Loaded>
    </div>
  )
}

/** A full page load, so the promise never resolves. */
const loadAnew = () => {
  location.assign(addingUrl)
  return new Promise(() => {})
}
