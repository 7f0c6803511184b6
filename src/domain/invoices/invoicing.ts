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

export const formatPaymentTerms = (termsDays: number): string =>
  termsDays === 0 ? 'Due on receipt' : counted(termsDays, 'day')
