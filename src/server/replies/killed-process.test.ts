import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Driver, Run } from '#db/driver.ts'
import { seedWorld } from '#db/testing/seed-world.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { clocks, threads } from '#db/testing/world.ts'
import { type Killable, killable } from '../testing/kills/killable.ts'
import { messageId, type PausePoint, pausePoints, perform, type Task, tasks } from '../testing/kills/perform.ts'

/** `KILLS=all` for every task at every point: each is a process of its own. */
const kills: (readonly [Task, PausePoint])[] = process.env.KILLS
  ? tasks.flatMap((task) => pausePoints.map((point) => [task, point] as const))
  : [['email-unread-messages', 'before the commit']]

/** What brings it about, once more in each test. */
const causes: Record<Task, string> = {
  message: `delete from messages where id = '${messageId}'; delete from jobs`,
  'email-unread-messages': `update messages set created_at = now() - interval '6 minutes';
    update threads set last_message_at = now() - interval '6 minutes'; delete from thread_reads; delete from jobs`,
  'follow-clock': `update reply_clocks set reminders = 0, replied_at = null, ended_at = null, ended_as = null, minutes = null
      where id = '${clocks.talent}';
    delete from jobs; delete from notices where kind like 'waiting-%';
    insert into jobs (kind, key, due_at) values ('follow-clock', '${clocks.talent}:half', now())`,
  'email-notices': `delete from notices where kind like 'waiting-%';
    update reply_clocks set reminders = 0, replied_at = null, ended_at = null, ended_as = null, minutes = null
      where id = '${clocks.talent}';
    update reply_clocks set reminders = 1 where id = '${clocks.talent}';
    update notices set email_at = case when kind like 'waiting-%' then now() - interval '1 second' end; delete from jobs`,
}

/** What there must be one of, or one for each cause, in the end. */
const effects: Record<Task, string> = {
  message: `select (select count(*) from messages where id = '${messageId}') as done,
    (select count(*) from nudges where thread_id = '${threads.talent}') as told, 1 as expected`,
  'email-unread-messages': `select count(*) as done, count(distinct recipient) as told,
    (select count(*) from thread_reads where emailed_at is not null) as expected from mails where kind = 'unread-messages'`,
  'follow-clock': `select reminders as done, (select count(*) from notices where kind = 'waiting-message') as told, 1 as expected
    from reply_clocks where id = '${clocks.talent}'`,
  'email-notices': `select count(*) as done, count(distinct recipient) as told, 1 as expected from mails where kind = 'reply-reminder'`,
}

let product: Killable
const asSuperuser =
  (driver: Driver) =>
  <T>(work: (run: Run) => Promise<T>) =>
    driver.transaction({ sql: 'select 1', parameters: [] }, work)

beforeAll(async () => {
  product = await killable({}, process.env.TEST_DATABASE_URL)
  await product.withServices(async (_, driver) => {
    await seedWorld({ asSuperuser: asSuperuser(driver) } as TestDatabase)
  })
}, 120_000)
afterAll(() => product.close())

async function kill(task: Task, point: PausePoint): Promise<void> {
  const child = product.start(new URL('../testing/kills/process.ts', import.meta.url), [task, point])
  await child.said(`reached ${point}`)
  await child.kill()
}

test.each(kills)('%s, killed %s, is done once in the end', { timeout: 120_000 }, async (task, point) => {
  await product.withServices(async (_, driver) => {
    await driver.script(`${causes[task]}; delete from mails; delete from nudges`)
  })
  await kill(task, point)
  await product.withServices(async (services, driver) => {
    // As if the lease of whoever died had ended; the chore comes around twice more.
    for (let turn = 0; turn < 2; turn++) {
      await driver.script('update jobs set due_at = now()')
      await perform(task, services)
    }
    const { rows } = await asSuperuser(driver)((run) => run({ sql: effects[task], parameters: [] }))
    const [{ done, told, expected } = {}] = rows
    expect(Number(expected)).toBeGreaterThan(0)
    expect([Number(done), Number(told)]).toEqual([Number(expected), Number(expected)])
  })
})
