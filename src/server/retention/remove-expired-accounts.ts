import { recordAct } from '#db/record.ts'
import { findExpired, insertWarning, listUnwarned, retentionQuery } from '#db/retention.ts'
import type { Tx } from '#db/session.ts'
import type { Retention } from '#domain/retention/retention.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { expiryWarningEmail } from '../mail/templates/expiry-warning.ts'
import { removeAccount } from '../own-data/remove-account.ts'
import type { Services } from '../services.ts'

/** How many are warned, and how many removed, in one turn of the job. */
const atOnce = 100
const hour = 60 * 60

/** Warns people whose account is about to expire, and removes what has expired since a warning. */
export const removeExpiredAccountsJob = (services: Services): JobKind => ({
  kind: 'remove-expired-accounts',
  everySeconds: hour,
  run: async () => {
    const kept = await services.db.asSystem((tx) => tx.first(retentionQuery()))
    if (!kept || Object.values(kept).every((days) => days === null)) return 0
    const warned = await services.db.asSystem((tx) => warn(tx, kept, services))
    return warned + (await removeExpired(kept, services))
  },
})

async function warn(tx: Tx, kept: Retention, { mailer, env }: Services): Promise<number> {
  const people = await listUnwarned(tx, kept, atOnce)
  for (const person of people) {
    const link = `${env.appUrl}/login`
    const mailId = await mailer.queue(tx, { to: person.email, ...expiryWarningEmail({ ...person, link }) })
    await insertWarning(tx, person.id, mailId)
  }
  return people.length
}

/** One at a time: whoever signs in meanwhile is no longer found. */
async function removeExpired(kept: Retention, services: Services): Promise<number> {
  for (let removed = 0; removed < atOnce; removed++) {
    const finish = await services.db.asSystem(async (tx) => {
      const person = await findExpired(tx, kept)
      if (!person) return undefined
      const afterCommit = await removeAccount(tx, person.id, services)
      const subject = { kind: 'account', id: person.id }
      await recordAct(tx, { act: 'account.removed', subject, detail: { reason: person.reason }, by: 'operator' })
      return afterCommit
    })
    if (!finish) return removed
    await finish()
  }
  return atOnce
}
