import {
  declineStatement,
  readStatement,
  sendStatement,
  signStatement,
  viewStatement,
  voidStatement,
} from '#contract/statements.ts'
import { endStatements } from '../../statements/expire-statements.ts'
import { draftOf, signatureFor } from '../../statements/testing/statement.ts'
import type { Browser } from '../browser.ts'
import type { Cast, Life } from './life.ts'

export async function liveAsStatement({ app, owner, talent }: Cast): Promise<Life> {
  const { database, services } = app
  const id = await draftOf(app, owner, talent)
  const sign = async (who: Browser) => {
    await database.ownerRun('delete from identity.attempts')
    const seen = await who.call(viewStatement, { id })
    return seen.status === 200 ? who.call(signStatement, signatureFor(seen.body, 'Test')) : seen
  }
  return {
    row: ['id', id],
    subjectId: id,
    start: 'draft',
    ways: [
      { by: 'owner', moves: ['send'], make: (who) => who.call(sendStatement, { id }) },
      {
        by: 'talent',
        moves: ['sign'],
        // The owner would make their own move there.
        make: async (who) => (who === owner.browser ? undefined : sign(who)),
      },
      { by: 'owner', moves: ['execute'], make: async (who) => (who === talent.browser ? undefined : sign(who)) },
      { by: 'talent', moves: ['decline'], make: (who) => who.call(declineStatement, { id, reason: 'x' }) },
      {
        by: 'owner',
        moves: ['discard', 'void'],
        make: (who, move) => who.call(voidStatement, { id, move: move as 'void', reason: 'x' }),
      },
      {
        by: 'system',
        moves: ['expire'],
        make: async () => {
          await database.ownerRun(
            `with quiet as (select set_config('session_replication_role', 'replica', true))
             update statements set expires_at = now() from quiet where id = $1 and sent_at is not null`,
            [id],
          )
          await services.db.asSystem((tx) => endStatements(tx, services))
          return undefined
        },
      },
      {
        by: 'system',
        moves: ['amend'],
        make: async () => {
          await database.asSuperuser(async (run) => {
            await run({ sql: 'set local role app_definer', parameters: [] })
            await run({
              sql: `update statements set status = 'amended' where id = $1 and status = 'executed'`,
              parameters: [id],
            })
          })
          return undefined
        },
      },
    ],
    offered: { to: 'owner', read: () => owner.browser.call(readStatement, { id }) },
  }
}
