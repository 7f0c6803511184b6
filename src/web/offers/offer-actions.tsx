import { Button } from '@mantine/core'
import { useState } from 'react'
import { acceptOffer, declineOffer, type Offer, withdrawOffer } from '#contract/offers.ts'
import { exceedsNeed, extraHireMessage, isFilled } from '#domain/offers/hires.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { EndWindow } from './end-window.tsx'
import classes from './offers.module.css'
import { otherName } from './sides.ts'
import { useOfferChange } from './use-offer-change.ts'

type Props = { offer: Offer; onCounter: () => void; onDone: (after: Offer) => void }

const failed = 'It couldn’t be done. Please try again.'

/** What the reader may do with the latest round, as the response lists it. */
export function OfferActions({ offer, onCounter, onDone }: Props) {
  const [doing, setDoing] = useState<'ending' | 'exceeding'>()
  const { id, round, actions, side, hires } = offer
  const other = otherName(offer)
  const can = (...moves: Offer['actions'][number][]) => moves.some((move) => actions.includes(move))
  const finish = (title: string) => (after: Offer) => {
    notifySuccess(title, { detail: `We’ll email ${other}.` })
    setDoing(undefined)
    onDone(after)
  }
  const accepting = useOfferChange(
    (isExtra: boolean) => call(acceptOffer, { id, round, isExtra }),
    finish(`Round ${round} accepted`),
  )
  const isDeclining = side === 'talent' || offer.status === 'countered'
  const ending = useOfferChange(
    (reason: string) => call(side === 'talent' ? declineOffer : withdrawOffer, { id, round, reason }),
    finish(isDeclining ? 'Offer declined' : 'Offer withdrawn'),
  )
  const isExtra = hires !== null && isFilled(hires) && exceedsNeed(hires)
  if (actions.includes('send'))
    return (
      <ButtonLink to="/offers/new" search={{ application: offer.applicationId }}>
        Edit Draft
      </ButtonLink>
    )
  if (actions.length === 0) return null
  const endText = isDeclining ? 'Decline' : 'Withdraw Offer'
  return (
    <div className={classes.actions}>
      {accepting.error && <FormAlert>{problemMessage(accepting.error, failed)}</FormAlert>}
      {can('accept', 'agree') && (
        <WorkingButton
          isWorking={accepting.isPending}
          workingText="Accepting..."
          onClick={() => (isExtra ? setDoing('exceeding') : accepting.isPending || accepting.mutate(false))}
        >
          {`Accept Round ${round}`}
        </WorkingButton>
      )}
      {can('counter', 'revise') && (
        <Button variant="default" onClick={onCounter}>
          Counter
        </Button>
      )}
      {can('decline', 'withdraw') && (
        <Button variant="subtle" color="red" onClick={() => setDoing('ending')}>
          {endText}
        </Button>
      )}
      {doing === 'ending' && (
        <EndWindow
          title={endText}
          other={other}
          isWorking={ending.isPending}
          error={ending.error ? problemMessage(ending.error, failed) : undefined}
          onEnd={(reason) => ending.mutate(reason)}
          onClose={() => {
            ending.reset()
            setDoing(undefined)
          }}
        />
      )}
      <ConfirmModal
        isOpen={doing === 'exceeding'}
        title="Accept One More"
        workingText="Accepting..."
        isWorking={accepting.isPending}
        // The page behind the dialog says why.
        onConfirm={() => accepting.mutate(true, { onError: () => setDoing(undefined) })}
        onClose={() => setDoing(undefined)}
      >
        {hires && extraHireMessage(hires)}
      </ConfirmModal>
    </div>
  )
}
