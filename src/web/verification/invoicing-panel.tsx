import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { saveInvoicing } from '#contract/invoices.ts'
import { type FirmToVerify, listFirms } from '#contract/verification.ts'
import {
  type InvoiceRhythm,
  type InvoiceScope,
  type Invoicing,
  isSameInvoicing,
  invoicing as schema,
} from '#domain/invoices/invoicing.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { firmName } from './firm-name.ts'
import classes from './firm-page.module.css'

const rhythms = [
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
] satisfies { value: InvoiceRhythm; label: string }[]

const scopes = [
  { value: 'firm', label: 'One for the whole firm' },
  { value: 'engagement', label: 'One for each engagement' },
] satisfies { value: InvoiceScope; label: string }[]

const daysOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
const check = errorsBy(
  z.extend(schema, { termsDays: z.pipe(z.pipe(z.string(), z.transform(daysOf)), schema.shape.termsDays) }),
)

const valuesOf = (invoicing: Invoicing) => ({ ...invoicing, termsDays: String(invoicing.termsDays) })

/** How a firm is invoiced from now on. What was issued keeps its terms. */
export function InvoicingPanel({ firm: { id, name, invoicing } }: { firm: FirmToVerify }) {
  const queryClient = useQueryClient()
  const [begun, setBegun] = useState(invoicing)
  const form = useCheckedForm({ initialValues: valuesOf(begun), check })
  const saving = useMutation({
    mutationFn: async ({ rhythm, scope, termsDays }: typeof form.values) => {
      const written = { rhythm, scope, termsDays: daysOf(termsDays) }
      await call(saveInvoicing, { id, expected: begun, ...written })
      return written
    },
    onSuccess: (written) => {
      setBegun(written)
      notifySuccess('Invoicing saved', { detail: firmName(name) })
    },
    onError: (error) => form.showProblem(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listFirms) }),
  })
  return (
    <section className={classes.panel} aria-labelledby="invoicing">
      <h2 id="invoicing">Invoicing</h2>
      <form
        noValidate
        className={classes.form}
        onSubmit={form.submit((values) => saving.isPending || saving.mutate(values))}
      >
        <FormFailure error={saving.error} fallback="Invoicing couldn’t be saved." />
        {saving.error && !isSameInvoicing(invoicing, begun) && (
          <Button
            variant="default"
            onClick={() => {
              saving.reset()
              form.reset(valuesOf(invoicing))
              setBegun(invoicing)
            }}
          >
            Load Latest Version
          </Button>
        )}
        <NativeSelect
          label="How often"
          data={rhythms}
          value={form.values.rhythm}
          onChange={({ currentTarget }) => form.setValue('rhythm', currentTarget.value as InvoiceRhythm)}
        />
        <NativeSelect
          label="Invoices"
          data={scopes}
          value={form.values.scope}
          onChange={({ currentTarget }) => form.setValue('scope', currentTarget.value as InvoiceScope)}
        />
        <TextInput
          label="Days to pay"
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('termsDays')}
        />
        <WorkingButton type="submit" variant="default" isWorking={saving.isPending} workingText="Saving...">
          Save Invoicing
        </WorkingButton>
      </form>
      <p className={classes.none}>
        Applies to new invoices. Those already issued keep their terms.{' '}
        <AnchorLink to="/admin/firms/$id/invoices" params={{ id }}>
          Invoices and ledger
        </AnchorLink>
      </p>
    </section>
  )
}
