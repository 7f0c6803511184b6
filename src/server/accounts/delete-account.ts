import { deleteAccount as endpoint } from '#contract/own-data.ts'
import { readAccount } from '#db/accounts.ts'
import { queueCustomerDeletion } from '#db/billing.ts'
import { deleteAccountRows } from '#db/own-data.ts'
import { callsAheadOf, cancelCall } from '#db/scheduling.ts'
import type { Tx } from '#db/session.ts'
import { Problem } from '#domain/problem.ts'
import { deleteCustomers } from '../billing/delete-customers.ts'
import type { FileKey } from '../files/bucket.ts'
import { describeError } from '../log.ts'
import { accountDeletedEmail } from '../mail/templates/account-deleted.ts'
import { mailCall } from '../scheduling/mail-call.ts'
import { selfGuardedRoute } from '../serve.ts'
import type { Services } from '../services.ts'
import { checkOwnPassword } from './check-own-password.ts'

/** Ends the account and everything that is the person's, in one transaction; then what lies outside: the files, which nothing names any more, and the customer. */
export const deleteAccount = selfGuardedRoute(endpoint, async ({ password }, request) => {
  const { userId } = await checkOwnPassword(password, request)
  const { services, cookie } = request
  const forgotten = await services.db.asSystem(async (tx) => {
    const account = await readAccount(tx, userId)
    await queueCustomerDeletion(tx, userId)
    await cancelCalls(tx, userId, services)
    const rows = await deleteAccountRows(tx, userId)
    if (!account || !rows) throw new Problem('conflict', 'You’re the only admin. Please invite another admin first.')
    await services.mailer.queue(tx, { to: account.email, ...accountDeletedEmail(account) })
    return rows
  })
  cookie.clear()
  const resume = forgotten.resume_path ? [`resumes/${forgotten.resume_path}`] : []
  await removeFiles([...resume, ...forgotten.avatar_urls.map((url) => url.slice(1))] as FileKey[], services)
  await deleteCustomers(services)
  return {}
})

/** Nobody shall wait in a call for someone who has left. */
async function cancelCalls(tx: Tx, userId: string, services: Services) {
  for (const { id } of await callsAheadOf(tx, userId, new Date())) {
    await cancelCall(tx, id)
    await mailCall(tx, 'cancel', id, services, 'The account it was booked with was deleted.')
  }
}

/** The hourly sweep takes what can't be removed now. */
async function removeFiles(keys: FileKey[], { files, log }: Services) {
  for (const key of new Set(keys))
    await files.remove(key).catch((error: unknown) => log.error({ error: describeError(error) }, 'file not removed'))
}
