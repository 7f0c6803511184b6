import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FirmToVerify, listFirms, setFirmTerms } from '#contract/verification.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { formatTime } from '../ui/time.ts'
import { firmName } from './firm-name.ts'
import classes from './firm-page.module.css'

const ways = {
  grant: {
    action: 'Grant Terms',
    working: 'Granting...',
    done: 'Terms granted',
    failed: 'The terms couldn’t be granted.',
    effect: 'The firm’s engagements can then start without a stored payment method. It pays its invoices by transfer.',
  },
  withdraw: {
    action: 'Withdraw Terms',
    working: 'Withdrawing...',
    done: 'Terms withdrawn',
    failed: 'The terms couldn’t be withdrawn.',
    effect: 'Engagements that haven’t started will then need a payment method. Active ones continue.',
  },
}

/** A firm without a stored payment method works on terms that an admin grants. */
export function TermsPanel({ firm: { id, name, termsGrantedAt } }: { firm: FirmToVerify }) {
  const queryClient = useQueryClient()
  const [isOpen, dialog] = useDisclosure()
  const isGranted = termsGrantedAt !== null
  const next = isGranted ? ways.withdraw : ways.grant
  // The window says what was asked until it has closed.
  const [way, setWay] = useState(next)
  const acting = useMutation({
    mutationFn: (reason: string) => call(setFirmTerms, { id, isGranted: !isGranted, reason }),
    onSuccess: () => {
      notifySuccess(way.done, { detail: firmName(name) })
      dialog.close()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listFirms) }),
  })
  const close = () => {
    acting.reset()
    dialog.close()
  }
  return (
    <section className={classes.panel}>
      <h2>Payment Terms</h2>
      <p className={classes.none}>
        {isGranted
          ? `The firm has had payment terms since ${formatTime(termsGrantedAt)}.`
          : 'The firm needs a stored payment method before an engagement starts.'}
      </p>
      <div>
        <Button
          variant="default"
          onClick={() => {
            setWay(next)
            dialog.open()
          }}
        >
          {next.action}
        </Button>
      </div>
      <ReasonDialog
        isOpen={isOpen}
        title={way.action}
        description="It’s kept in the firm’s history, for admins only."
        workingText={way.working}
        isWorking={acting.isPending}
        error={acting.error ? problemMessage(acting.error, way.failed) : undefined}
        isRed={way === ways.withdraw}
        onClose={close}
        onConfirm={(reason) => acting.mutate(reason)}
      >
        {way.effect}
      </ReasonDialog>
    </section>
  )
}
