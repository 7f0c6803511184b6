import * as z from 'zod/mini'
import { counted } from '../counted.ts'

/** How often a firm is invoiced. */
export const invoiceRhythms = ['week', 'month'] as const
export type InvoiceRhythm = (typeof invoiceRhythms)[number]

/** Whether a firm gets one invoice, or one for each engagement. */
export const invoiceScopes = ['firm', 'engagement'] as const
export type InvoiceScope = (typeof invoiceScopes)[number]

const daysMessage = 'Please enter 0 to 90 days.'
export const invoicing = z.strictObject({
  rhythm: z.enum(invoiceRhythms),
  scope: z.enum(invoiceScopes),
  termsDays: z.int(daysMessage).check(z.minimum(0, daysMessage), z.maximum(90, daysMessage)),
})

export type Invoicing = z.output<typeof invoicing>

export const isSameInvoicing = (one: Invoicing, other: Invoicing): boolean =>
  one.rhythm === other.rhythm && one.scope === other.scope && one.termsDays === other.termsDays

/** A colleague has saved it meanwhile. */
export const invoicingChanged =
  'Someone else has changed how this firm is invoiced since you opened this. Load the latest version, then make your changes again.'

export const formatPaymentTerms = (termsDays: number): string =>
  termsDays === 0 ? 'Due on receipt' : counted(termsDays, 'day')
