import type { TestApp } from './test-app.ts'

/** As if the time had passed in which notices are gathered for one email. */
export async function gatherEmails(app: TestApp): Promise<void> {
  await app.database.ownerRun(`update notices set email_at = now() - interval '1 second' where email_at is not null`)
  await app.database.ownerRun(`update jobs set due_at = now() where kind = 'email-notices' and status = 'waiting'`)
  await app.jobs.runDue('email-notices')
}
