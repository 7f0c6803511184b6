import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { hashToken, sessionCookieName } from '#server/accounts/session-cookie.ts'
import { fillConversations, people, tokenOf } from './conversations.ts'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'

/**
 * How long a message takes to the other screen, from pressing Send on one process until the other process has answered with it, while
 * so many pages listen there and ordinary requests come beside; what an open page costs in memory; and how long a conversation of
 * 10,000 messages, a list of 1,000 conversations and a search in it take. Numbers passed stand for the numbers of pages.
 */
const counts = process.argv.slice(2).map(Number)
const messages = 100
const beside = 20
const limits = { screenMs: 2000, listMs: 50 }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const cookieOf = (person: number) => `${sessionCookieName(false)}=${tokenOf(person)}`
const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN
const shown = (times: number[]) => `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const heapFile = join(mkdtempSync(join(tmpdir(), 'glide-heap-')), 'bytes')

/** What a process holds once its garbage is collected: the least of five, since requests come beside. */
async function heldKilobytes(pid: number): Promise<number> {
  const seen: number[] = []
  while (seen.length < 5) {
    rmSync(heapFile, { force: true })
    process.kill(pid, 'SIGUSR2')
    let bytes = ''
    while (bytes === '') {
      await pause(50)
      bytes = tryRead(heapFile)
    }
    seen.push(Number(bytes) / 1024)
  }
  return Math.min(...seen)
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

type Call = { person: number; method?: string; body?: object }

const ask = (url: string, { person, method = 'GET', body }: Call) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    const sent = request(
      url,
      {
        ...{ agent, method },
        headers: { cookie: cookieOf(person), origin: new URL(url).origin, 'content-type': 'application/json' },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        response.on('end', () => done({ status: response.statusCode ?? 0, text }))
      },
    ).on('error', fail)
    sent.end(body && JSON.stringify(body))
  })

/** An open page: tells of each thread that changed. */
function listen(url: string, person: number, tell: (threadId: string) => void): Promise<ClientRequest> {
  return new Promise((done, fail) => {
    const opened = request(`${url}/api/news`, { agent, headers: { cookie: cookieOf(person) } }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`A page is refused with ${response.statusCode}.`))
      response.setEncoding('utf8').on('data', (part: string) => {
        for (const [, id] of part.matchAll(/"threadId":"([0-9a-f-]{36})"/g)) tell(id as string)
      })
      done(opened)
    }).on('error', () => {})
    opened.end()
  })
}

async function timed(times: number, work: () => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    const { status } = await work()
    if (status !== 200) throw new Error(`An answer with ${status}.`)
    found.push(performance.now() - began)
  }
  return found
}

const kept = process.env.BENCH_DATABASE_URL
const postgres = kept ? { url: kept, stop: () => {} } : await startPostgres()
const name = 'glide_streams'
const admin = openPostgres(postgres.url, { connections: 1 })
await admin.script(`drop database if exists ${name}`)
await admin.script(`create database ${name}`)
await admin.close()
const url = Object.assign(new URL(postgres.url), { pathname: name }).href
const owner = openPostgres(url, { connections: 1 })
await migrate(owner)
const threads = await fillConversations(owner, hashToken)
await owner.close()

const serve = (port: number) =>
  start('src/server/main.ts', {
    ...{ PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development', GLIDE_DEMO: '0', LOG_LEVEL: 'warn' },
    ...{ APP_URL: `http://127.0.0.1:${port}`, DATABASE_URL: url },
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    GLIDE_SECRET: 'the same secret for both processes of the benchmark',
    NODE_OPTIONS: `--import=${new URL('heap-on-signal.ts', import.meta.url)}`,
    HEAP_FILE: heapFile,
  })
const [here, there] = [await serve(4875), await serve(4876)]
let isOver = false
try {
  const firm = people.firm
  const long = `${here.url}/api/threads/${threads[0]}/messages`
  const reads = {
    'newest of 10,000 messages': long,
    'earlier ones': `${long}?before=5000`,
    '1,000 conversations': `${here.url}/api/threads`,
    'search among them': `${here.url}/api/threads?q=person%2077`,
    'search without a result': `${here.url}/api/threads?q=nothing%20like%20it`,
  }
  for (const [what, path] of Object.entries(reads)) {
    await timed(10, () => ask(path, { person: firm }))
    const times = await timed(200, () => ask(path, { person: firm }))
    console.log(`${what}: ${shown(times)} (limit ${limits.listMs} ms at p95)`)
    isOver ||= at(times, 0.95) > limits.listMs
  }

  let isBusy = true
  const ordinary: number[] = []
  const traffic = Array.from({ length: 4 }, async (_, turn) => {
    while (isBusy) {
      const [time] = await timed(1, () => ask(`${(turn % 2 ? here : there).url}/api/threads`, { person: firm }))
      ordinary.push(time as number)
      await pause((1000 * 4) / beside)
    }
  })

  // The heap grows with the first requests, whoever listens.
  await timed(1000, () => ask(`${there.url}/api/threads`, { person: firm }))
  const before = await heldKilobytes(there.pid)
  const open: ClientRequest[] = []
  const waiting = new Map<string, () => void>()
  for (const count of counts.length ? counts : [1, 100, 1000]) {
    while (open.length < count) open.push(await listen(there.url, open.length, (threadId) => waiting.get(threadId)?.()))
    // Before messages are written.
    const memory = (await heldKilobytes(there.pid)) - before
    const times: number[] = []
    for (let n = 0; n < messages; n++) {
      const person = n % count
      const thread = threads[person] as string
      const messageId = randomUUID()
      const began = performance.now()
      const told = new Promise<void>((done) => waiting.set(thread, done))
      const { status, text } = await ask(`${here.url}/api/threads/${thread}/messages`, {
        ...{ person: firm, method: 'POST', body: { messageId, text: 'Could you start on Monday?' } },
      })
      if (status !== 200) throw new Error(`A message is refused: ${text}`)
      await told
      waiting.delete(thread)
      const page = await ask(`${there.url}/api/threads/${thread}/messages`, { person })
      if (!page.text.includes(messageId))
        throw new Error('The other screen was told of a message that it does not get.')
      times.push(performance.now() - began)
      await pause(Math.random() * 100)
    }
    isOver ||= at(times, 0.95) > limits.screenMs
    const each = `${(memory / count).toFixed(0)} KB a page`
    console.log(
      `${String(count).padStart(5)} open pages: message to the other screen ${shown(times)}; ${each} on the heap, ${(memory / 1024).toFixed(1)} MB in all`,
    )
  }
  isBusy = false
  await Promise.all(traffic)
  console.log(`ordinary requests beside them, ${beside} a second: ${shown(ordinary)}`)
  for (const one of open) one.destroy()
} finally {
  agent.destroy()
  await Promise.all([here.stop(), there.stop()])
  postgres.stop()
}
if (isOver) process.exitCode = 1
