import { mergeCandidates as endpoint } from '#contract/duplicates.ts'
import { mergePair, readMergeable, readOpenPair } from '#db/duplicates.ts'
import { countAsRecorded } from '#db/record.ts'
import { canKeep, cannotKeep, maskedApart, pairGone } from '#domain/duplicates/merge.ts'
import { accountKeptEmail, accountMergedEmail } from '../mail/templates/accounts-merged.ts'
import { transactionRoute } from '../serve.ts'
import { mergeSteps } from './merge-steps.ts'

/** One transaction: if two admins merge the same two, even in opposite directions, one succeeds. Both addresses get an email. */
export const mergeCandidates = transactionRoute(endpoint, async (tx, { id, keptId }, _, { services }) => {
  const pair = await readOpenPair(tx, id)
  if (!pair || ![pair.firstId, pair.secondId].includes(keptId)) throw pairGone()
  const kept = await readMergeable(tx, keptId)
  const other = await readMergeable(tx, keptId === pair.firstId ? pair.secondId : pair.firstId)
  if (!kept || !other) throw pairGone()
  if (!canKeep(kept, other)) throw cannotKeep()
  const afterMerge: (() => Promise<unknown>)[] = []
  for (const step of mergeSteps) afterMerge.push(await step(tx, other.id, services))
  if (!(await mergePair(tx, id, keptId))) throw pairGone()
  for (const finish of afterMerge) await finish()

  const [keptEmail, otherEmail] = maskedApart(kept.email, other.email)
  const facts = {
    name: kept.name ?? other.name ?? '',
    keptEmail,
    otherEmail,
    loginLink: `${services.env.appUrl}/login`,
  }
  if (other.hasAccount) {
    await services.mailer.queue(tx, { to: kept.email, ...accountKeptEmail(facts) })
    await services.mailer.queue(tx, { to: other.email, ...accountMergedEmail(facts) })
  }
  countAsRecorded(tx)
  return { keptId }
})
