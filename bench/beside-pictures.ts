import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stepBack } from '#extraction/step-back.ts'
import { cookie, listDatabase } from './list-database.ts'
import { start } from './process.ts'

const limitMilliseconds = 100
const perSecond = 20
const quietSeconds = 20
/** Pages of noise are read for longer, and nothing else happens meanwhile. */
const mostSeconds = 120
/** Of the list's database, for each of 500 firms: as many as the list has pages for. */
const projectsEach = 20
/** As many as read pictures at once beside others: one for applicants, one for programs. */
const loops = 2
const port = 4877

/**
 * How long someone waits for their list while others send pictures made to exhaust whoever reads them. Busy cores alone make everyone
 * wait; as many endless loops as there are readers of pictures, of the same priority, say how long.
 */
export async function benchBesidePictures(): Promise<void> {
  await (await import(join(import.meta.dirname, '../scripts/prepare.mjs'))).buildServer()
  const postgres = await listDatabase(projectsEach)
  const glide = await start('dist/server/main.js', {
    PORT: `${port}`,
    HOST: '127.0.0.1',
    APP_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '1',
    GLIDE_DEMO: '0',
    DATABASE_URL: postgres.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'silent',
  })
  try {
    await readWhile(glide.url, sleep(3000))
    report('quiet', await readWhile(glide.url, sleep(quietSeconds * 1000)))
    const busy = report(`beside ${loops} endless loops`, await readWhile(glide.url, loop(quietSeconds)))
    for (const order of ['one after another', 'all at once']) {
      const { times, statuses } = await besidePictures(glide.url, order)
      const p99 = report(`beside hostile pictures, ${order}`, times, statuses)
      // Where busy cores alone take longer than the limit, that is the machine's.
      if (p99 > Math.max(limitMilliseconds, busy)) process.exitCode = 1
    }
  } finally {
    await glide.stop()
    postgres.stop()
  }
}

async function besidePictures(url: string, order: string) {
  // Whoever sends them lives elsewhere: what that costs here yields to the server.
  const sender = spawn('nice', ['-n', '19', process.execPath, 'bench/send-pictures.ts', url, order], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(sender, 'message')
  const statuses: number[] = []
  sender.on('message', (status) => statuses.push(Number(status)))
  sender.send('go')
  const times = await readWhile(url, Promise.race([once(sender, 'exit'), sleep(mostSeconds * 1000)]))
  sender.kill('SIGKILL')
  return { times, statuses }
}

/** The list at a steady rate, whether or not the one before has been answered. A late request counts from when it was due. */
async function readWhile(url: string, work: Promise<unknown>): Promise<number[]> {
  let isDone = false
  work.finally(() => {
    isDone = true
  })
  const startedAt = performance.now()
  const times: Promise<number>[] = []
  while (!isDone) {
    const dueAt = startedAt + (times.length * 1000) / perSecond
    await sleep(Math.max(0, dueAt - performance.now()))
    times.push(
      fetch(`${url}/api/projects`, { headers: { cookie } }).then(async (answer) => {
        await answer.text()
        if (!answer.ok) throw new Error(`The list was answered with ${answer.status}.`)
        return performance.now() - dueAt
      }),
    )
  }
  return (await Promise.all(times)).sort((a, b) => a - b)
}

async function loop(seconds: number) {
  const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  for (const child of busy) stepBack(child, 'later')
  await sleep(seconds * 1000)
  for (const child of busy) child.kill('SIGKILL')
}

/** The 99th percentile, which it prints. */
function report(name: string, times: number[], statuses: number[] = []): number {
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const answers = Object.entries(Object.groupBy(statuses, String)).map(
    ([status, all]) => `${all?.length} answered with ${status}`,
  )
  console.log(
    `the signed-in list ${name}`.padEnd(64),
    `p50 ${at(0.5).toFixed(0)} ms, p99 of ${times.length} ${at(0.99).toFixed(0)} ms (limit ${limitMilliseconds})   ${answers.join(', ')}`,
  )
  return at(0.99)
}
