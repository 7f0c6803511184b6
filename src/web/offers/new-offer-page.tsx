import { Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { discardOffer, makeOffer, readOfferStart } from '#contract/offers.ts'
import { spellOut } from '#domain/counted.ts'
import { allIn, formatFee } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { exceedsNeed, extraHireMessage } from '#domain/offers/hires.ts'
import { isUnderWay, roundDays } from '#domain/offers/status.ts'
import { call } from '../api.ts'
import { editorQuery } from '../editor-query.ts'
import { problemMessage } from '../problem-message.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './offers.module.css'
import { TermsFields } from './terms-fields.tsx'
import { checkTerms, termsOf, valuesOf } from './terms-values.ts'
import { useOfferChange } from './use-offer-change.ts'

type Start = OutputOf<typeof readOfferStart>

/** The terms of an offer, filled in from the application and the project. */
export function NewOfferPage() {
  const { application = '' } = useSearch({ from: '/framed/offers/new' })
  const start = useQuery(editorQuery(readOfferStart, { id: application }))
  return (
    <Loaded
      query={start}
      what="offer"
      skeleton={<Skeleton h={480} />}
      missing={<PageHead title="Application Not Found" lead="It may have been removed with its project." />}
    >
      {(data) =>
        data.offer && isUnderWay(data.offer.status) && data.offer.status !== 'draft' ? (
          <Navigate to="/offers/$id" params={{ id: data.offer.id }} replace />
        ) : (
          <OfferForm key={application} applicationId={application} start={data} />
        )
      }
    </Loaded>
  )
}

type Sending = { values: ReturnType<typeof valuesOf>; status: 'draft' | 'sent'; isExtra: boolean }

function OfferForm({ applicationId, start }: { applicationId: string; start: Start }) {
  const { person, project, hires, offer } = start
  const other = person ?? 'The person'
  useShownName(`Offer to ${other}`)
  const navigate = useNavigate()
  const [asked, setAsked] = useState<ReturnType<typeof valuesOf>>()
  const form = useCheckedForm({ initialValues: valuesOf(start.terms, start.note), check: checkTerms })
  const toProject = () => navigate({ to: '/projects/$id', params: { id: project.id } })
  const sending = useOfferChange(
    ({ values, status, isExtra }: Sending) =>
      call(makeOffer, { id: applicationId, terms: termsOf(values), note: values.note, status, isExtra }),
    (made) => {
      if (made.status === 'draft') {
        notifySuccess('Draft saved', { detail: 'Find it beside the application.' })
        return void toProject()
      }
      notifySuccess('Offer sent', { detail: `We’ll email ${other}.` })
      void navigate({ to: '/offers/$id', params: { id: made.id } })
    },
  )
  const discarding = useMutation({
    mutationFn: (id: string) => call(discardOffer, { id }),
    onSuccess: toProject,
  })
  const send = (status: Sending['status']) =>
    form.submit((values) => {
      if (sending.isPending) return
      if (status === 'sent' && exceedsNeed(hires)) return setAsked(values)
      sending.mutate({ values, status, isExtra: false })
    })
  const error = sending.error ?? discarding.error
  const isSaving = sending.isPending && sending.variables.status === 'draft'
  return (
    <>
      <BackLink to="/projects/$id" params={{ id: project.id }}>
        {project.title}
      </BackLink>
      <PageHead title={`Offer to ${other}`} lead="Filled in from the application and the project." />
      <form noValidate className={classes.form} onSubmit={send('sent')}>
        <TermsFields form={form} other={other} />
        {/* Where it is seen from the buttons: the form is longer than a screen. */}
        {error && <FormAlert>{problemMessage(error, 'It couldn’t be sent. Please try again.')}</FormAlert>}
        <div className={classes.sending}>
          <WorkingButton type="submit" isWorking={sending.isPending && !isSaving} workingText="Sending...">
            Send Offer
          </WorkingButton>
          <WorkingButton variant="default" isWorking={isSaving} workingText="Saving..." onClick={() => send('draft')()}>
            Save Draft
          </WorkingButton>
          {offer?.status === 'draft' && (
            <WorkingButton
              variant="subtle"
              color="red"
              isWorking={discarding.isPending}
              workingText="Discarding..."
              onClick={() => discarding.mutate(offer.id)}
            >
              Discard Draft
            </WorkingButton>
          )}
        </div>
        <AllIn rate={form.values.rate} feeBasisPoints={start.feeBasisPoints} />
        <p className={classes.quiet}>
          {other} has {spellOut(roundDays)} days to answer.
        </p>
      </form>
      <ConfirmModal
        isOpen={asked !== undefined}
        title="Send One More"
        workingText="Sending..."
        isWorking={sending.isPending}
        onConfirm={() =>
          asked &&
          sending.mutate(
            { values: asked, status: 'sent', isExtra: true },
            // The page behind the dialog says why.
            { onError: () => setAsked(undefined) },
          )
        }
        onClose={() => setAsked(undefined)}
      >
        {extraHireMessage(hires)}
      </ConfirmModal>
    </>
  )
}

/** What an hour costs with the operator’s fee, while the rate is being typed. */
function AllIn({ rate, feeBasisPoints }: { rate: string; feeBasisPoints: number }) {
  const rateCents = Math.round(Number(rate) * 100)
  if (!feeBasisPoints || !(rateCents > 0)) return null
  return (
    <p className={classes.quiet}>
      All in, with the fee of {formatFee(feeBasisPoints)}: {formatCents(allIn(rateCents, feeBasisPoints))} per hour.
    </p>
  )
}
