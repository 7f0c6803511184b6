import { findDemoAdmin } from '#db/demo.ts'
import { EnvError } from '../env.ts'
import type { Services } from '../services.ts'
import { demoAdmin } from './demo-sign-ins.ts'

/** What was tried out on one's own machine may not go on the internet as it is: everyone knows the admin's password. */
export async function refuseDemoAccounts({ db }: Services): Promise<void> {
  if (await db.asSystem((tx) => findDemoAdmin(tx, demoAdmin)))
    throw new EnvError('the database has demo accounts with a known password: begin with an empty one')
}
