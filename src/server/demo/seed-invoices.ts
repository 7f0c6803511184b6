import { findFirmOf } from '#db/buyers.ts'
import { addDays } from '#domain/hours/week.ts'
import { draftInvoices } from '../invoices/draft-invoices.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { recordPayment } from '../invoices/record-payment.ts'
import { readPayouts } from '../payouts/read-payouts.ts'
import { recordPayout } from '../payouts/record-payout.ts'
import { bankFeeCents, paidInvoices } from './engagements.ts'
import type { Begun } from './seed-engagements.ts'
import { mondayBefore } from './seed-hires.ts'
import type { Stage } from './stage.ts'

/** One invoice for each week that was approved; the firm has paid the first ones, and the first pay of the demo talent is on its way. */
export async function seedInvoices(stage: Stage, [own, ...others]: Begun[], adminId: string): Promise<void> {
  if (!own) return
  const firm = (await stage.services.db.asSystem((tx) => findFirmOf(tx, own.ownerId))) as string
  const approved = [own, ...others].flatMap(({ weeks }) => weeks.filter(({ status }) => status === 'approved'))
  const weeksAgo = [...new Set(approved.map((week) => week.weeksAgo))].sort((one, other) => other - one)
  for (const [index, weeks] of weeksAgo.entries()) {
    const through = addDays(mondayBefore(stage, weeks), 6)
    const [id = ''] = (await stage.perform(adminId, draftInvoices, { firm, through })).ids
    const { totalCents } = await stage.perform(adminId, issueInvoice, { id })
    if (index >= paidInvoices) continue
    const reference = `ACH ${through.replaceAll('-', '')}`
    const receivedOn = addDays(through, 5)
    await stage.perform(adminId, recordPayment, {
      id,
      kind: 'transfer',
      amountCents: totalCents,
      reference,
      receivedOn,
    })
  }
  const { talentId } = own
  const { lines } = await stage.perform(adminId, readPayouts, { talent: talentId })
  const first = lines.reduce((one, other) => ((other.startsOn ?? '') < (one.startsOn ?? '') ? other : one))
  const amountCents = first.amountCents - bankFeeCents
  await stage.perform(adminId, recordPayout, {
    line: { kind: 'bank_fee', talentId, amountCents: -bankFeeCents, note: 'International transfer' },
  })
  await stage.perform(adminId, recordPayout, {
    line: { kind: 'payment', talentId, amountCents, reference: 'WIRE 48213' },
  })
}
