import { Button } from '@mantine/core'
import { counterOffer, type Offer, type OfferRound } from '#contract/offers.ts'
import type { CostTerms } from '#domain/offers/terms.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './offers.module.css'
import { otherName } from './sides.ts'
import { TermsFields } from './terms-fields.tsx'
import { checkTerms, costTermsOf, termsOf, valuesOf } from './terms-values.ts'
import { useOfferChange } from './use-offer-change.ts'

type Props = {
  offer: Offer
  round: OfferRound
  /** What it costs as typed, undefined while that can't be read. */
  onTyped: (terms: CostTerms | undefined) => void
  onDone: (after: Offer) => void
  onClose: () => void
}

/** The terms of the latest round, to be changed and sent back as the next one. */
export function CounterForm({ offer, round, onTyped, onDone, onClose }: Props) {
  const other = otherName(offer)
  const form = useCheckedForm({
    initialValues: valuesOf(round.terms),
    check: checkTerms,
    onValuesChange: (values) => onTyped(costTermsOf(values)),
  })
  const countering = useOfferChange(
    (values: typeof form.values) =>
      call(counterOffer, { id: offer.id, round: round.number, terms: termsOf(values), note: values.note }),
    (after) => {
      notifySuccess(`Round ${after.round} sent`, { detail: `We’ll email ${other}.` })
      onDone(after)
    },
  )
  return (
    <section aria-labelledby="counter">
      <h2 id="counter" className={classes.group}>
        Your counter, round {round.number + 1}
      </h2>
      <form
        className={classes.counter}
        noValidate
        onSubmit={form.submit((values) => countering.isPending || countering.mutate(values))}
      >
        <TermsFields form={form} other={other} />
        {countering.error && (
          <FormAlert>{problemMessage(countering.error, 'It couldn’t be sent. Please try again.')}</FormAlert>
        )}
        <div className={classes.sending}>
          <WorkingButton type="submit" isWorking={countering.isPending} workingText="Sending...">
            {`Send Round ${round.number + 1}`}
          </WorkingButton>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </section>
  )
}
