import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { creditInvoice, discardInvoice, type Invoice, issueInvoice, recordPayment } from '#contract/invoices.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { credit, recordedPayment } from '#domain/invoices/recording.ts'
import { decimalCents, formatCents } from '#domain/money.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './invoices.module.css'
import { useInvoiceChange } from './use-invoice-change.ts'

/** What an admin does with an invoice. */
export function OperatorActions({ invoice }: { invoice: Invoice }) {
  const { actions } = invoice
  return (
    <>
      {actions.includes('issue') && <DraftActions invoice={invoice} />}
      {actions.includes('record') && <RecordPayment invoice={invoice} />}
      {actions.includes('credit-note') && <Credit key={invoice.creditNotes.length} invoice={invoice} />}
    </>
  )
}

function DraftActions({ invoice: { id } }: { invoice: Invoice }) {
  const navigate = useNavigate()
  const issuing = useInvoiceChange(
    () => call(issueInvoice, { id }),
    ({ number }) => notifySuccess(`Invoice ${number} issued`),
  )
  const discarding = useInvoiceChange(
    () => call(discardInvoice, { id }),
    () => void navigate({ to: '/admin/invoices' }),
  )
  const error = issuing.error ?? discarding.error
  return (
    <section className={classes.section} aria-label="Draft">
      {error && <FormAlert>{problemMessage(error, 'That didn’t work. Please try again.')}</FormAlert>}
      <div className={classes.actions}>
        <WorkingButton isWorking={issuing.isPending} workingText="Issuing..." onClick={() => issuing.mutate(undefined)}>
          Issue Invoice
        </WorkingButton>
        <WorkingButton
          variant="default"
          isWorking={discarding.isPending}
          workingText="Discarding..."
          onClick={() => discarding.mutate(undefined)}
        >
          Discard Draft
        </WorkingButton>
      </div>
    </section>
  )
}

const centsOf = (dollars: string) =>
  dollars.trim() === '' ? Number.NaN : Math.round(Number(dollars.replaceAll(',', '')) * 100)
const { kind, amountCents, reference, receivedOn } = recordedPayment.shape
const checkPayment = errorsBy(
  z.object({
    kind,
    amount: z.pipe(z.pipe(z.string(), z.transform(centsOf)), amountCents),
    reference,
    receivedOn,
  }),
)

function RecordPayment({ invoice: { id, openCents, paidCents } }: { invoice: Invoice }) {
  // What the amount was typed for: what is paid meanwhile is taken for it only when they say so, though the page shows it before.
  const [knownCents, setKnownCents] = useState(paidCents)
  const form = useCheckedForm({
    initialValues: {
      kind: openCents > 0 ? 'transfer' : 'refund',
      amount: openCents > 0 ? decimalCents(openCents) : '',
      reference: '',
      receivedOn: Temporal.Now.plainDateISO().toString(),
    },
    check: checkPayment,
  })
  const recording = useInvoiceChange(
    (values: typeof form.values) =>
      call(recordPayment, {
        id,
        kind: values.kind as 'transfer',
        amountCents: centsOf(values.amount),
        reference: values.reference,
        receivedOn: values.receivedOn,
        expectedPaidCents: knownCents,
      }),
    (after) => {
      setKnownCents(after.paidCents)
      notifySuccess('Payment recorded')
    },
  )
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={classes.section} aria-labelledby="record">
      <h2 id="record" ref={heading} tabIndex={-1}>
        Record a transfer
      </h2>
      <form
        noValidate
        className={classes.form}
        onSubmit={form.submit((values) => recording.isPending || recording.mutate(values))}
      >
        {recording.error && <FormAlert>{problemMessage(recording.error, 'It couldn’t be recorded.')}</FormAlert>}
        {recording.error && paidCents !== knownCents && (
          <>
            <p>
              {formatCents(paidCents)} has been paid by now, and {formatCents(openCents)} is open.
            </p>
            <Button
              variant="default"
              onClick={() => {
                recording.reset()
                setKnownCents(paidCents)
                heading.current?.focus()
              }}
            >
              Continue With This Balance
            </Button>
          </>
        )}
        <NativeSelect
          label="Direction"
          data={[
            { value: 'transfer', label: 'From the firm' },
            { value: 'refund', label: 'Back to the firm' },
          ]}
          value={form.values.kind}
          onChange={({ currentTarget }) => form.setValue('kind', currentTarget.value)}
        />
        <TextInput
          label="Amount ($)"
          required
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('amount')}
        />
        <TextInput label="Reference" required autoComplete="off" {...form.getInputProps('reference')} />
        <TextInput label="Date" type="date" required {...form.getInputProps('receivedOn')} />
        <WorkingButton type="submit" variant="default" isWorking={recording.isPending} workingText="Recording...">
          Record Transfer
        </WorkingButton>
      </form>
    </section>
  )
}

const checkCredit = errorsBy(z.object({ reason: credit.shape.reason }))

function Credit({ invoice: { id, lines } }: { invoice: Invoice }) {
  const open = lines.filter(({ creditNoteId }) => creditNoteId === null)
  const [chosen, setChosen] = useState<string[]>([])
  const [returnsHours, setReturnsHours] = useState(true)
  const form = useCheckedForm({ initialValues: { reason: '' }, check: checkCredit })
  const crediting = useInvoiceChange(
    (reason: string) => call(creditInvoice, { id, lines: chosen, reason, returnsHours }),
    () => notifySuccess('Credit note issued'),
  )
  return (
    <section className={classes.section} aria-labelledby="credit">
      <h2 id="credit">Credit weeks</h2>
      <form
        noValidate
        className={classes.form}
        onSubmit={form.submit(({ reason }) => crediting.isPending || crediting.mutate(reason))}
      >
        {crediting.error && <FormAlert>{problemMessage(crediting.error, 'It couldn’t be credited.')}</FormAlert>}
        <Checkbox.Group label="Weeks" value={chosen} onChange={setChosen}>
          {open.map((line) => (
            <Checkbox
              key={line.id}
              mt={8}
              value={line.id}
              label={`${line.professional}, ${formatWeek(line.startsOn)}, ${formatCents(line.payCents + line.feeCents)}`}
            />
          ))}
        </Checkbox.Group>
        <Textarea
          label="Reason"
          description="The firm reads it on the credit note."
          required
          {...form.getInputProps('reason')}
        />
        <Checkbox
          label="Return these hours to be corrected"
          description="The pay for them is no longer due. Otherwise, the person who worked them keeps it."
          checked={returnsHours}
          onChange={({ currentTarget }) => setReturnsHours(currentTarget.checked)}
        />
        <WorkingButton type="submit" variant="default" isWorking={crediting.isPending} workingText="Crediting...">
          Issue Credit Note
        </WorkingButton>
      </form>
    </section>
  )
}
