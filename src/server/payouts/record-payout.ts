import { recordPayout as endpoint } from '#contract/payouts.ts'
import { readOperatorDay } from '#db/invoices.ts'
import { hasPayouts, insertPayoutLine, listOwed, wasJustRecorded } from '#db/payouts.ts'
import { recordAct } from '#db/record.ts'
import { owedBy, owedChanged, recordedTwice, storedAmount } from '#domain/payouts/payout.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** Only for someone who has worked here. A mistake is corrected by another line; an identical one comes from somebody who didn't see that the first had arrived. */
export const recordPayout = transactionRoute(endpoint, async (tx, { line, expectedOwedCents }) => {
  const { talentId, kind, currency } = line
  if (!(await hasPayouts(tx, talentId))) throw notFound('This person is owed nothing.')
  const reference = line.kind === 'payment' ? line.reference : null
  const note = line.kind === 'payment' ? null : line.note
  const stored = { talentId, kind, amountCents: storedAmount(line), currency, reference, note }
  if (await wasJustRecorded(tx, stored)) throw new Problem('conflict', recordedTwice)
  await insertPayoutLine(tx, stored)
  const owed = owedBy(await listOwed(tx, talentId), await readOperatorDay(tx))
  const owedCents = owed.find((one) => one.currency === currency)?.owedCents ?? 0
  // Compared once it is written, since that waits for whatever else is being written for this balance.
  if (expectedOwedCents !== undefined && owedCents - stored.amountCents !== expectedOwedCents)
    throw new Problem('conflict', owedChanged)
  await recordAct(tx, {
    act: 'payout.recorded',
    subject: { kind: 'user', id: talentId },
    detail: { kind, amountCents: line.amountCents, currency },
  })
  return { owedCents }
})
