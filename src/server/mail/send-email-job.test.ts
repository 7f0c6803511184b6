import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DatabaseAccess } from '#db/session.ts'
import { type TestDatabase, testDatabase } from '#db/testing/test-database.ts'
import { createSecrets } from '../accounts/secrets.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createMailer, type MailContent } from './mail.ts'
import { sendEmailJob } from './send-email-job.ts'
import { smtpTransport } from './smtp-transport.ts'
import { openSmtpSink, type SinkBehavior } from './testing/smtp-sink.ts'
import type { Transport } from './transport.ts'

const secrets = createSecrets('a secret of the test')
const content: MailContent = { subject: 'Confirm your email', html: '<p>Code 418 207</p>', text: 'Code 418 207' }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const mailer = createMailer({ secret: secrets.derive('mail'), onQueue: () => {} })
const queue = (to = 'carmen@example.com', mail: Partial<MailContent> = {}, kind = 'confirm-email') =>
  db.asVisitor((tx) => mailer.queue(tx, { kind, to, content: { ...content, ...mail } }))

let db: DatabaseAccess
let run: TestDatabase['ownerRun']
let sink: Awaited<ReturnType<typeof openSmtpSink>>

const queueOver = (transport: Transport, services: Partial<Parameters<typeof sendEmailJob>[0]> = {}) => {
  const env = {
    mailFrom: 'Glide <no-reply@glide.test>',
    supportEmail: 'help@glide.test',
    appUrl: 'http://glide.test',
    smtpUrl: sink.url,
  }
  const sending = { db, secrets, env, ...services }
  return createJobQueue({
    db: sending.db,
    kinds: [sendEmailJob(sending, transport)],
    log,
    onStop: transport.close,
  })
}
const smtp = () => smtpTransport(sink.url)
const impatient = () => smtpTransport(sink.url, { greetingTimeout: 500, socketTimeout: 500 })
const rows = () =>
  run(`select m.*, j.status as job, j.attempts, j.last_error, j.due_at
    from mails m left join jobs j on j.kind = 'send-email' and j.key = m.id::text order by m.created_at, m.id`)
const makeDue = () => run('update jobs set due_at = now()')

beforeAll(async () => {
  const database = await testDatabase()
  db = database.db
  run = database.ownerRun
  return () => database.close()
})
beforeEach(async () => {
  await run('delete from mails')
  await run('delete from jobs')
  vi.clearAllMocks()
  sink = await openSmtpSink()
})
afterEach(() => sink.close())

describe('a mail', () => {
  test('goes out once, and its content is erased', async () => {
    await queue()
    const jobs = queueOver(smtp())
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({ status: 'sent', job: null, sealed_content: null })
    expect(sink.arrived).toHaveLength(1)
    expect(sink.arrived[0]).toMatchObject({ from: 'no-reply@glide.test', to: ['carmen@example.com'] })
    expect(sink.arrived[0]?.source).toContain(`Message-ID: <${row?.id}@glide.test>`)
    expect(sink.arrived[0]?.source).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
    await jobs.stop()
  })

  test('that its reader may do without says where to switch it off', async () => {
    await queue()
    await queue(undefined, {}, 'new-application')
    const jobs = queueOver(smtp())
    await jobs.runDue()
    const sources = sink.arrived.map(({ source }) => source)
    expect(sources.filter((source) => source.includes('List-Unsubscribe: <http://glide.test/settings>'))).toHaveLength(
      1,
    )
    expect(sources.filter((source) => source.includes('List-Unsubscribe'))).toHaveLength(1)
    await jobs.stop()
  })

  test('carries its attachments', async () => {
    const bytes = Buffer.from('BEGIN:VCALENDAR').toString('base64')
    await queue(undefined, { attachments: [{ name: 'call.ics', type: 'text/calendar', content: bytes }] })
    const jobs = queueOver(smtp())
    await jobs.runDue()
    expect(sink.arrived[0]?.source).toMatch(/text\/calendar; name=call\.ics[\s\S]*QkVHSU46VkNBTEVOREFS/)
    await jobs.stop()
  })

  test('that invites is an invitation to calendars, and has it attached', async () => {
    const bytes = Buffer.from('BEGIN:VCALENDAR').toString('base64')
    const type = 'text/calendar; charset=utf-8; method=CANCEL'
    await queue(undefined, { attachments: [{ name: 'call.ics', type, content: bytes }] })
    const jobs = queueOver(smtp())
    await jobs.runDue()
    const { source } = sink.arrived[0] ?? {}
    expect(source).toMatch(/multipart\/alternative[\s\S]*text\/calendar; charset=utf-8; method=CANCEL/)
    expect(source?.match(/filename=call\.ics/g)).toHaveLength(1)
    await jobs.stop()
  })

  test('does not exist when its cause is rolled back', async () => {
    const failing = db.asVisitor(async (tx) => {
      await mailer.queue(tx, { kind: 'confirm-email', to: 'carmen@example.com', content })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows()).toEqual([])
    expect(await queueOver(smtp()).runDue()).toBe(0)
    expect(sink.tries).toBe(0)
  })

  test('goes out soon after the transaction that queued it', async () => {
    const jobs = queueOver(smtp())
    const waking = createMailer({ secret: secrets.derive('mail'), onQueue: jobs.wake })
    jobs.start()
    // By now it looks only every three seconds.
    await new Promise((resolve) => setTimeout(resolve, 3300))
    const queuedAt = performance.now()
    await db.asVisitor((tx) => waking.queue(tx, { kind: 'confirm-email', to: 'carmen@example.com', content }))
    await vi.waitFor(() => expect(sink.arrived).toHaveLength(1), { interval: 20, timeout: 20_000 })
    expect(performance.now() - queuedAt).toBeLessThan(2000)
    await jobs.stop()
  })
})

describe('the other side', () => {
  const troubles: [SinkBehavior | 'down', string][] = [
    ['down', 'is out of reach'],
    ['hang', 'does not answer'],
    ['hang-after-data', 'does not say whether it took the mail'],
    ['busy', 'is busy (4xx)'],
    ['refuse', 'refuses everybody (5xx)'],
    ['refuse-mail', 'refuses the mail (5xx)'],
  ]
  test.each(troubles)('T64 %s: exactly one mail arrives after it recovers', async (mood) => {
    await queue()
    const nowhere = smtpTransport('smtp://127.0.0.1:1')
    if (mood !== 'down') sink.mood = mood
    const troubled = queueOver(mood === 'down' ? nowhere : impatient())
    expect(await troubled.runDue()).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({ status: 'queued', attempts: 1, last_error: expect.stringMatching(/./) })
    const waitMilliseconds = Number(row?.due_at) - Date.now()
    expect(waitMilliseconds).toBeGreaterThan(20_000)
    expect(waitMilliseconds).toBeLessThan(37_000)
    expect(await troubled.runDue(), 'before its time').toBe(0)
    await troubled.stop()

    sink.mood = 'accept'
    await makeDue()
    const recovered = queueOver(smtp())
    expect(await recovered.runDue()).toBe(1)
    expect(await recovered.runDue()).toBe(0)
    await recovered.stop()
    expect(sink.arrived).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ status: 'sent', job: null })
  })

  test('does not know the recipient: given up at once, and nothing personal is logged', async () => {
    await queue()
    sink.mood = 'unknown-recipient'
    const jobs = queueOver(smtp())
    expect(await jobs.runDue()).toBe(0)
    expect((await rows())[0]).toMatchObject({ status: 'failed', last_error: expect.stringContaining('5.1.1') })
    expect(JSON.stringify(log.warn.mock.calls)).toContain('EENVELOPE 550')
    expect(JSON.stringify(Object.values(log).map((level) => level.mock.calls))).not.toContain('carmen')
    await jobs.stop()
  })

  test('never recovers: given up after the last try', async () => {
    await queue()
    await run('update jobs set attempts = 17')
    sink.mood = 'busy'
    const jobs = queueOver(smtp())
    await jobs.runDue()
    expect((await rows())[0]).toMatchObject({ status: 'failed', attempts: 18 })
    await jobs.stop()
  })
})

describe('several processes', () => {
  test('T64 send each mail once between them', async () => {
    for (let index = 0; index < 30; index++) await queue(`person-${index}@example.com`)
    const queues = [queueOver(smtp()), queueOver(smtp()), queueOver(smtp())]
    const counts = await Promise.all(queues.map((jobs) => jobs.runDue()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(30)
    expect(new Set(sink.arrived.flatMap(({ to }) => to)).size).toBe(30)
    expect(sink.arrived).toHaveLength(30)
    await Promise.all(queues.map((jobs) => jobs.stop()))
  })

  test('a mail left by one that died is sent when its lease ends, and not before', async () => {
    await queue()
    const dying = queueOver({ send: () => new Promise(() => {}), close: () => {} })
    void dying.runDue()
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ job: 'running' }), 20_000)
    const other = queueOver(smtp())
    expect(await other.runDue()).toBe(0)
    await makeDue()
    expect(await other.runDue()).toBe(1)
    expect((await rows())[0]).toMatchObject({ status: 'sent', job: null })
    await other.stop()
  })

  test('one whose lease was taken over no longer marks the mail', async () => {
    await queue()
    let finish = (_error: Error) => {}
    const slow = queueOver({ send: () => new Promise((_, reject) => (finish = reject)), close: () => {} })
    const delivery = slow.runDue()
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ job: 'running' }), 20_000)
    await makeDue()
    const other = queueOver(smtp())
    expect(await other.runDue()).toBe(1)
    finish(new Error('too late'))
    await delivery
    expect((await rows())[0]).toMatchObject({ status: 'sent', job: null })
    await other.stop()
  })

  test('what was sent is marked even if the database is away just then', async () => {
    await queue()
    let refusals = 2
    const shaky: DatabaseAccess = {
      ...db,
      asSystem: (work) => {
        if (sink.arrived.length > 0 && refusals-- > 0)
          return Promise.reject(Object.assign(new Error('connection lost'), { code: 'ECONNRESET' }))
        return db.asSystem(work)
      },
    }
    const jobs = queueOver(smtp(), { db: shaky })
    expect(await jobs.runDue()).toBe(1)
    expect((await rows())[0]).toMatchObject({ status: 'sent' })
    await jobs.stop()
  })

  test('stopping waits for what is in flight', async () => {
    await queue()
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    const send = () => {
      begun.resolve()
      return finished.promise
    }
    const jobs = queueOver({ send, close: () => {} })
    jobs.start()
    await begun.promise
    const stopped = jobs.stop()
    expect((await rows())[0]).toMatchObject({ job: 'running' })
    finished.resolve()
    await stopped
    expect((await rows())[0]).toMatchObject({ status: 'sent' })
  })
})

describe('safety', () => {
  const breaks = ['\r\nBcc: victim@example.com', '\nBcc: victim@example.com', '\rBcc: victim@example.com']
  test.each(breaks)('T22 a line break in an address, a subject or a file name is refused: %j', async (end) => {
    await expect(queue(`carmen@example.com${end}`)).rejects.toThrow()
    await expect(queue(undefined, { subject: `Hello${end}` })).rejects.toThrow('control character')
    const attachments = [{ name: `call.ics${end}`, type: 'text/calendar', content: '' }]
    await expect(queue(undefined, { attachments })).rejects.toThrow('control character')
    expect(await rows()).toEqual([])
  })

  test.each([
    'carmen@example.com, victim@example.com',
    'carmen@example.com,victim@example.com',
    'Carmen <victim@example.com>',
    '<carmen@example.com> SIZE=1',
    'carmen@example.com>\u0000',
  ])('text that is more than one address is refused: %j', async (to) => {
    await expect(queue(to)).rejects.toThrow()
    expect(await rows()).toEqual([])
  })

  test('the content is of no use to a reader of the table, nor with another secret', async () => {
    await queue()
    const [row] = await rows()
    expect(Buffer.from(row?.sealed_content as Uint8Array).toString('latin1')).not.toMatch(/Code|html|text/)
    const stranger = queueOver(smtp(), { secrets: createSecrets('another') })
    expect(await stranger.runDue()).toBe(0)
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1 }])
    await makeDue()
    const jobs = queueOver(smtp())
    expect(await jobs.runDue()).toBe(1)
    await jobs.stop()
  })

  test('content moved to another row does not open: nobody sends one person the mail of another', async () => {
    await queue('carmen@example.com')
    await queue('victor@example.com')
    await run(`update mails a set sealed_content = b.sealed_content from mails b where a.recipient > b.recipient`)
    const jobs = queueOver(smtp())
    expect(await jobs.runDue()).toBe(1)
    expect(sink.arrived.map(({ to }) => to)).toEqual([['carmen@example.com']])
    await jobs.stop()
  })
})
