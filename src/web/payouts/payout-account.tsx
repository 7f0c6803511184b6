import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { readPayoutAccount, removePayoutAccount } from '#contract/payouts.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordModal } from '../ui/password-modal.tsx'
import { formatDay } from '../ui/time.ts'
import { AccountForm } from './account-form.tsx'
import { formatAccount } from './format-account.ts'

const accountQuery = endpointQuery(readPayoutAccount, {})

/** Which account it is, and a way to enter another. What was entered is never shown again. */
export function PayoutAccountCard() {
  const queryClient = useQueryClient()
  const shown = useQuery(accountQuery)
  const [isEntering, setEntering] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const become = (after: OutputOf<typeof readPayoutAccount>, title: string) => {
    queryClient.setQueryData(accountQuery.queryKey, after)
    setEntering(false)
    setRemoving(false)
    notifySuccess(title, { detail: 'We’ll email you about it.' })
  }
  const removing = useMutation({
    mutationFn: (password: string) => call(removePayoutAccount, { password }),
    onSuccess: (after) => become(after, 'Payout account removed'),
  })
  return (
    <Loaded query={shown} what="your payout account" skeleton={<Skeleton h={44} />}>
      {({ account }) =>
        isEntering ? (
          <AccountForm onSaved={(after) => become(after, 'Payout account saved')} onClose={() => setEntering(false)} />
        ) : (
          <Stack gap={16}>
            <p>
              {account
                ? `${formatAccount(account)}. Entered ${formatDay(account.updatedAt)}.`
                : 'You haven’t entered an account yet. Without it, we can’t pay you.'}
            </p>
            <Group gap={8}>
              <Button variant="default" onClick={() => setEntering(true)}>
                {account ? 'Replace Account' : 'Add Account'}
              </Button>
              {account && (
                <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
                  Remove
                </Button>
              )}
            </Group>
            <PasswordModal
              isOpen={isRemoving}
              title="Remove Account"
              color="red"
              workingText="Removing..."
              isWorking={removing.isPending}
              error={removing.error}
              onConfirm={removing.mutate}
              onClose={() => {
                removing.reset()
                setRemoving(false)
              }}
            >
              We can’t pay you until you enter another one.
            </PasswordModal>
          </Stack>
        )
      }
    </Loaded>
  )
}
