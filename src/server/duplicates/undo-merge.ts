import { undoMerge as endpoint } from '#contract/duplicates.ts'
import { readMergeable } from '#db/duplicates.ts'
import { readMerge, undoMerge as undo } from '#db/merges.ts'
import { countAsRecorded } from '#db/record.ts'
import { cannotUndo, mergeGone } from '#domain/duplicates/undo.ts'
import { mergeUndoneEmail } from '../mail/templates/merge-undone.ts'
import { transactionRoute } from '../serve.ts'

/** One transaction: if several admins undo the same merge, one succeeds. Both addresses get an email. */
export const undoMerge = transactionRoute(endpoint, async (tx, { id }, _, { services }) => {
  const merge = await readMerge(tx, id)
  if (!merge) throw mergeGone()
  const outcome = await undo(tx, id)
  if (outcome === null) throw mergeGone()
  if (outcome !== 'undone') throw cannotUndo(outcome)

  const { keptId, keptName, keptEmail, otherId, otherName, otherEmail } = merge
  const link = `${services.env.appUrl}/login`
  if ((await readMergeable(tx, otherId))?.hasAccount) {
    await services.mailer.queue(tx, {
      to: keptEmail,
      ...mergeUndoneEmail({ name: keptName ?? '', link, wasClosed: false }),
    })
    await services.mailer.queue(tx, {
      to: otherEmail,
      ...mergeUndoneEmail({ name: otherName ?? '', link, wasClosed: true }),
    })
  }
  countAsRecorded(tx)
  return { keptId, otherId }
})
