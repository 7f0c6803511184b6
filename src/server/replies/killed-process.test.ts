import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Driver, Run } from '#db/driver.ts'
import { openEmbedded } from '#db/embedded/embedded-driver.ts'
import { migrate } from '#db/migrate.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { clocks, seedWorld, threads } from '#db/testing/world.ts'
import { readEnv } from '../env.ts'
import { startServices } from '../start-services.ts'
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

let dataDir: string
const children: ChildProcess[] = []
const env = () => ({
  PATH: process.env.PATH as string,
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  APP_URL: 'http://glide.test',
  GLIDE_DEMO: '0',
  GLIDE_SECRET: 'a secret that is long enough for tests',
  LOG_LEVEL: 'silent',
})
const asSuperuser =
  (driver: Driver) =>
  <T>(work: (run: Run) => Promise<T>) =>
    driver.transaction({ sql: 'select 1', parameters: [] }, work)

async function withDatabase<T>(work: (driver: Driver) => Promise<T>): Promise<T> {
  const driver = await openEmbedded(join(dataDir, 'postgres'))
  return work(driver).finally(() => driver.close())
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'glide-killed-'))
  await withDatabase(async (driver) => {
    await migrate(driver)
    await seedWorld({ asSuperuser: asSuperuser(driver) } as TestDatabase)
  })
}, 120_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function kill(task: Task, point: PausePoint): Promise<void> {
  const file = fileURLToPath(new URL('../testing/kills/process.ts', import.meta.url))
  const child = spawn(process.execPath, [file, task, point], {
    env: { ...env(), NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error(`It ended before it was ${point} of ${task}.`)
    }),
  ])
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test.each(kills)('%s, killed %s, is done once in the end', { timeout: 120_000 }, async (task, point) => {
  await withDatabase(async (driver) => {
    await driver.script(`${causes[task]}; delete from mails; delete from nudges`)
  })
  await kill(task, point)
  await withDatabase(async (driver) => {
    const { services } = await startServices(readEnv(env()), driver)
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
