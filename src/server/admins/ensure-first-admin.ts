import { hasAdmin } from '#db/accounts.ts'
import type { Services } from '../services.ts'
import { createAdmin } from './create-admin.ts'

/** Creates the first admin from the environment if there is none, and emails the link to set the password. */
export async function ensureFirstAdmin(email: string, services: Services): Promise<void> {
  if (await services.db.asSystem(hasAdmin)) return
  await services.db.asSystem((tx) => createAdmin(tx, { email }, services))
  services.log.info('The first admin was created; the email has a link to set the password.')
}
