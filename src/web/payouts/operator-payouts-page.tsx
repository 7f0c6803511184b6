import { Anchor, Button, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listPayouts, type Payout, readPayouts, recordPayout } from '#contract/payouts.ts'
import { formatCents } from '#domain/offers/format-terms.ts'
import { payoutLabels, type RecordedPayout, recordedPayout } from '#domain/payouts/payout.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { formatDate } from '../ui/time.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { PayoutTable } from './payout-table.tsx'
import classes from './payouts.module.css'

/** What is due to whom, and where payments are recorded. */
export function OperatorPayoutsPage() {
  const payouts = useQuery(endpointQuery(listPayouts, {}))
  const [chosen, setChosen] = useState<Payout>()
  return (
    <>
      <BackLink to="/admin/invoices">Invoices</BackLink>
      <PageHead
        title="Payouts"
        lead="What is due to whom. A mistake is corrected by another line."
        actions={
          <Button component="a" href="/api/payouts.csv" variant="default">
            Download CSV
          </Button>
        }
      />
      <Loaded
        query={payouts}
        what="payouts"
        skeleton={<Skeleton h={320} />}
        isEmpty={(list) => list.payouts.length === 0}
        empty={<EmptyState title="Nothing is due">Amounts due come from invoices.</EmptyState>}
      >
        {(list) => (
          <DataTable
            label="Payouts"
            heads={[
              'Person',
              'Lives in',
              { label: 'Due now', isEnd: true },
              { label: 'Owed in all', isEnd: true },
              'Next due',
              'Record',
            ]}
          >
            {list.payouts.map((payout) => (
              <tr key={`${payout.talentId} ${payout.currency}`}>
                <td>{payout.name ?? 'Deleted account'}</td>
                <td>{payout.country ?? '–'}</td>
                <td data-end data-figure>
                  {formatCents(payout.dueCents)}
                </td>
                <td data-end data-figure>
                  {formatCents(payout.owedCents)}
                </td>
                <td>{payout.nextDueOn ? formatDate(payout.nextDueOn) : '–'}</td>
                <td>
                  {payout.talentId && (
                    <Button variant="light" onClick={() => setChosen(payout)} aria-label={`Record for ${payout.name}`}>
                      Record
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </DataTable>
        )}
      </Loaded>
      {chosen?.talentId && <RecordForm key={chosen.talentId} payout={chosen} talentId={chosen.talentId} />}
    </>
  )
}

const centsOf = (dollars: string) => Math.round(Number(dollars.replaceAll(',', '') || 'none') * 100)
const kinds = ['payment', 'exchange', 'bank_fee', 'adjustment'] as const

type Values = { kind: (typeof kinds)[number]; amount: string; text: string }

/** A payment has a reference, anything else a note. */
const lineOf = ({ kind, amount, text }: Values, talentId: string): RecordedPayout => {
  const amountCents = centsOf(amount)
  return kind === 'payment'
    ? { kind, talentId, amountCents, reference: text }
    : { kind, talentId, amountCents, note: text }
}

function RecordForm({ payout, talentId }: { payout: Payout; talentId: string }) {
  const queryClient = useQueryClient()
  const lines = useQuery(endpointQuery(readPayouts, { talent: talentId }))
  const form = useCheckedForm<Values>({
    initialValues: { kind: 'payment', amount: payout.dueCents > 0 ? (payout.dueCents / 100).toFixed(2) : '', text: '' },
    check: (values) => {
      const { amountCents, reference, note } = errorsBy(recordedPayout)(lineOf(values, talentId)) as Record<
        string,
        string
      >
      return { ...(amountCents && { amount: amountCents }), ...((reference ?? note) && { text: reference ?? note }) }
    },
  })
  const recording = useMutation({
    mutationFn: (values: Values) => call(recordPayout, { line: lineOf(values, talentId) }),
    onSuccess: async () => {
      notifySuccess('Recorded')
      form.setValue('text', '')
      await queryClient.invalidateQueries({ queryKey: resourceKey(listPayouts) })
    },
  })
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
        onSubmit={form.submit((values) => recording.isPending || recording.mutate(values))}
      >
        {recording.error && <FormAlert>{problemMessage(recording.error, 'It couldn’t be recorded.')}</FormAlert>}
        <NativeSelect
          label="What"
          data={kinds.map((kind) => ({ value: kind, label: kind === 'payment' ? 'Payment' : payoutLabels[kind] }))}
          value={form.values.kind}
          onChange={({ currentTarget }) => form.setValue('kind', currentTarget.value as Values['kind'])}
        />
        <TextInput
          label="Amount ($)"
          description={isPayment ? undefined : 'With a minus sign if it is taken off.'}
          required
          autoComplete="off"
          {...form.getInputProps('amount')}
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
      {lines.data && <PayoutTable lines={lines.data.lines} />}
    </section>
  )
}
