import { Anchor, Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { decimalCents } from '#domain/money.ts'
import {
  formatAmount,
  type PersonDue,
  payoutLabels,
  type RecordedPayout,
  recordedPayout,
} from '#domain/payouts/payout.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { PayoutTable } from './payout-table.tsx'
import classes from './payouts.module.css'
import { useRecording } from './use-recording.ts'

const centsOf = (dollars: string) => Math.round(Number(dollars.replaceAll(',', '') || 'none') * 100)
const kinds = ['payment', 'exchange', 'bank_fee', 'adjustment'] as const

type Values = { kind: (typeof kinds)[number]; amount: string; currency: string; text: string }

/** A payment has a reference, anything else a note. */
const lineOf = ({ kind, amount, currency, text }: Values, talentId: string): RecordedPayout => {
  const line = { talentId, currency: currency.trim().toUpperCase(), amountCents: centsOf(amount) }
  return kind === 'payment' ? { kind, ...line, reference: text } : { kind, ...line, note: text }
}

/** A payment, or what a bank or an exchange changed, of one person in one currency, above their lines. */
export function RecordForm({ payout, talentId }: { payout: PersonDue; talentId: string }) {
  const form = useCheckedForm<Values>({
    initialValues: {
      kind: 'payment',
      amount: payout.dueCents > 0 ? decimalCents(payout.dueCents) : '',
      currency: payout.currency,
      text: '',
    },
    check: (values) => {
      const found = errorsBy(recordedPayout)(lineOf(values, talentId)) as Record<string, string>
      const { amountCents: amount, currency, reference, note: text = reference } = found
      return { ...(amount && { amount }), ...(currency && { currency }), ...(text && { text }) }
    },
  })
  const { lines, recording, changed, takeNewest } = useRecording(payout, talentId, () => form.setValue('text', ''))
  const isPayment = form.values.kind === 'payment'
  const heading = useRef<HTMLHeadingElement>(null)
  // It is below the list, which may be long.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.section} aria-labelledby="record">
      <h2 id="record" ref={heading} tabIndex={-1}>
        {payout.name}
      </h2>
      <form
        noValidate
        className={classes.form}
        onSubmit={form.submit((values) => recording.isPending || recording.mutate(lineOf(values, talentId)))}
      >
        <p className={classes.quiet}>To correct a mistake, record another line.</p>
        {recording.error && <FormAlert>{problemMessage(recording.error, 'It couldn’t be recorded.')}</FormAlert>}
        {changed && (
          <>
            <p>
              {payout.name} is owed {formatAmount(changed.owedCents, changed.currency)} in all now. The lines are below.
            </p>
            <Button
              variant="default"
              onClick={() => {
                takeNewest()
                heading.current?.focus()
              }}
            >
              Continue With This Balance
            </Button>
          </>
        )}
        <NativeSelect
          label="What"
          data={kinds.map((kind) => ({ value: kind, label: kind === 'payment' ? 'Payment' : payoutLabels[kind] }))}
          value={form.values.kind}
          onChange={({ currentTarget }) => form.setValue('kind', currentTarget.value as Values['kind'])}
        />
        <TextInput
          label="Amount"
          description={isPayment ? undefined : 'Enter a minus sign for a deduction.'}
          required
          autoComplete="off"
          {...form.getInputProps('amount')}
        />
        <TextInput
          label="Currency"
          description={form.values.kind === 'exchange' ? 'An exchange is two lines, one in each currency.' : undefined}
          required
          autoComplete="off"
          maxLength={3}
          {...form.getInputProps('currency')}
        />
        <TextInput
          label={isPayment ? 'Reference' : 'Note'}
          required
          autoComplete="off"
          {...form.getInputProps('text')}
        />
        <WorkingButton type="submit" isWorking={recording.isPending} workingText="Recording...">
          Record
        </WorkingButton>
      </form>
      <p className={classes.links}>
        <Anchor href={`/api/payouts/statement.pdf?talent=${talentId}`}>Download statement</Anchor>
        <Anchor href={`/api/payouts/statement.csv?talent=${talentId}`}>Download CSV</Anchor>
      </p>
      {lines && <PayoutTable lines={lines.lines} isStale={false} />}
      {lines && lines.pageCount > 1 && (
        <p className={classes.quiet}>These are the newest {lines.lines.length} lines. The files have all of them.</p>
      )}
    </section>
  )
}
