import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signOut } from '#contract/accounts.ts'
import { applyToProject } from '#contract/applications.ts'
import { listMessages, markThreadRead, openThread, sendMessage } from '#contract/conversations.ts'
import { setNotification } from '#contract/notifications.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { suspendPerson } from '#contract/people.ts'
import { createProject } from '#contract/projects.ts'
import { newBuyer, newMember, newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { createNews, longestPause } from './news.ts'

let app: TestApp
let firm: Person
let talent: Person
beforeAll(async () => {
  app = await testApp()
  firm = await newBuyer(app)
  talent = await newTalent(app)
})
afterAll(() => app.close())

const begin = async () => {
  const projectId = (await firm.browser.call(createProject, { title: 'Month-end close' })).body.id
  const { application } = (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })).body
  return (await talent.browser.call(openThread, { applicationId: application.id })).body.id
}
const write = (who: Person, id: string, text = 'Hello') =>
  who.browser.call(sendMessage, { id, messageId: randomUUID(), text })

describe('news', () => {
  const hear = (news = app.services.news, who: Partial<Parameters<typeof news.listen>[0]> = {}) => {
    const heard: (string | null)[] = []
    const listener = { userId: randomUUID(), firmId: null, isOperator: false, end: () => {}, ...who }
    const stop = news.listen({ ...listener, tell: (threadId) => heard.push(threadId) })
    return { heard, stop }
  }

  test('reaches both sides of a conversation within two seconds, each once, in every process, and nobody else', async () => {
    const id = await begin()
    // Counted, since a busy machine takes its time for each look.
    let looks = 0
    const db: typeof app.services.db = {
      ...app.services.db,
      asSystem: (work) => {
        looks++
        return app.services.db.asSystem(work)
      },
    }
    const other = createNews({ db, log: app.services.log })
    const [firmRow] = await app.database.ownerRun('select firm_id from threads where id = $1', [id])
    const here = hear(undefined, { userId: talent.userId })
    const there = hear(other, { firmId: firmRow?.firm_id as string })
    const strangers = [hear(), hear(other, { firmId: randomUUID() }), hear(undefined, { isOperator: true })]
    await write(talent, id)
    const looksBefore = looks
    let looksUntilTold = Number.POSITIVE_INFINITY
    await expect
      .poll(() => {
        if (there.heard.length > 0) looksUntilTold = Math.min(looksUntilTold, looks - looksBefore)
        return [here.heard.length, there.heard.length]
      })
      .toEqual([1, 1])
    // The first look after a message tells of it; another may have begun since. A pause and a look are all that someone waits.
    expect(looksUntilTold).toBeLessThanOrEqual(2)
    expect(2 * longestPause).toBeLessThan(2000)
    await sleep(1600)
    expect([here.heard, there.heard]).toEqual([[id], [id]])
    expect(strangers.map(({ heard }) => heard)).toEqual([[], [], []])
    for (const { stop } of [here, there, ...strangers]) stop()
    await other.stop()
  })

  test('a message whose transaction ends late is told all the same', async () => {
    const id = await begin()
    const { heard, stop } = hear(undefined, { userId: talent.userId })
    await app.services.db.asSystem(async () => {})
    await app.database.asSuperuser(async (run) => {
      await run({
        sql: `insert into messages (thread_id, author_id, text, number, side, side_number) values ($1, $2, 'x', 0, 'host', 0)`,
        parameters: [id, firm.userId],
      })
      // Meanwhile later ones are told; the embedded database has one transaction at a time.
      if (app.database.driver.kind === 'postgres') await sleep(1500)
    })
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    stop()
  })

  test('of a firm ends for whoever loses their seat', async () => {
    const id = await begin()
    const member = await newMember(app, firm, 'viewer')
    const stream = await member.browser.send('/api/news')
    const reader = stream.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>
    await reader.read()
    await app.database.ownerRun('update buyers set firm_id = null, firm_role = null where user_id = $1', [
      member.userId,
    ])
    expect((await reader.read()).done).toBe(true)
    const again = (await member.browser.send('/api/news')).body?.getReader() as typeof reader
    await again.read()
    const { heard, stop } = hear(undefined, { userId: talent.userId })
    const next = again.read()
    await write(talent, id)
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    expect(await Promise.race([next.then(() => 'told'), sleep(50).then(() => 'silent')])).toBe('silent')
    stop()
    await again.cancel()
  })

  test.each<[string, (who: Person) => Promise<unknown>]>([
    ['logs out', ({ browser }) => browser.call(signOut, {})],
    [
      'is suspended',
      async ({ userId }) => {
        const admin = await newPerson(app, 'admin')
        await admin.browser.call(suspendPerson, { id: userId, reason: 'Looked into' })
      },
    ],
    ['deletes their account', ({ browser }) => browser.call(deleteAccount, { password: testPassword })],
  ])('T12 T21 of a firm ends for whoever %s', async (_, leave) => {
    const member = await newMember(app, firm, 'viewer')
    const reader = (await member.browser.send('/api/news')).body?.getReader() as ReadableStreamDefaultReader<Uint8Array>
    await reader.read()
    await leave(member)
    expect((await reader.read()).done).toBe(true)
    expect((await member.browser.send('/api/news')).status).toBe(401)
  })

  test('T52 is for so many pages of one person, who take no place from anybody else', async () => {
    const one = await newTalent(app)
    const opened: Response[] = []
    for (let page = 0; page < 20; page++) opened.push(await one.browser.send('/api/news'))
    expect(opened.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const [more, other] = [await one.browser.send('/api/news'), await talent.browser.send('/api/news')]
    expect([more.status, other.status]).toEqual([503, 200])
    await opened[0]?.body?.cancel()
    const again = await one.browser.send('/api/news')
    expect(again.status).toBe(200)
    for (const { body } of [...opened.slice(1), other, again]) await body?.cancel()
  })

  test('is a stream for whoever is signed in, and ends when the server stops', async () => {
    const asked = await app.visitor().send('/api/news')
    expect(asked.status).toBe(401)
    const stream = await talent.browser.send('/api/news')
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.headers.get('cache-control')).toContain('no-transform')
    const reader = stream.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>
    const next = async () => new TextDecoder().decode((await reader.read()).value)
    expect(await next()).toContain('event: beat')
    const id = await begin()
    await write(firm, id)
    expect(await next()).toBe(`event: thread\ndata: {"threadId":"${id}"}\n\n`)
    const before = app.services.news.listeners
    await reader.cancel()
    expect(app.services.news.listeners).toBe(before - 1)
  })
})

describe('an email about unread messages', () => {
  const due = async () => {
    await app.database.ownerRun(`insert into jobs (kind) values ('email-unread-messages') on conflict do nothing`)
    await app.database.ownerRun(`update jobs set due_at = now() where kind = 'email-unread-messages'`)
    await app.jobs.runDue('email-unread-messages')
  }
  const pass = async (id: string, minutes: number) => {
    await app.database.ownerRun(
      `update messages set created_at = created_at - make_interval(mins => $2::int) where thread_id = $1`,
      [id, minutes],
    )
    await app.database.ownerRun(
      `update thread_reads set emailed_at = emailed_at - make_interval(mins => $2::int) where thread_id = $1`,
      [id, minutes],
    )
    await due()
  }
  const emails = async (who: Person, id: string) =>
    (await app.mails(who.email)).filter(({ kind, links }) => kind === 'unread-messages' && links.join().includes(id))

  test('comes after five minutes, once, and at most every half hour', async () => {
    const id = await begin()
    await write(firm, id, 'Secret words')
    await pass(id, 4)
    expect(await emails(talent, id)).toHaveLength(0)
    await pass(id, 2)
    expect(await emails(talent, id)).toMatchObject([{ subject: 'Ellen R. sent you a message' }])
    expect(JSON.stringify(await emails(talent, id))).not.toContain('Secret words')
    await pass(id, 60)
    expect(await emails(talent, id)).toHaveLength(1)
    await write(firm, id)
    await pass(id, 10)
    expect(await emails(talent, id)).toHaveLength(2)
    await write(firm, id)
    await pass(id, 10)
    expect(await emails(talent, id)).toHaveLength(2)
    await pass(id, 25)
    expect(await emails(talent, id)).toHaveLength(3)
    expect(await emails(firm, id)).toHaveLength(0)
  })

  test('doesn’t come for what was read, nor to whoever turned it off; the other side’s answer has its own', async () => {
    const id = await begin()
    await write(firm, id)
    await talent.browser.call(markThreadRead, { id, through: 1 })
    await pass(id, 10)
    expect(await emails(talent, id)).toHaveLength(0)
    await talent.browser.call(setNotification, { topic: 'messages', isWanted: false })
    await write(firm, id)
    await write(talent, id)
    await pass(id, 10)
    expect(await emails(talent, id)).toHaveLength(0)
    expect(await emails(firm, id)).toHaveLength(1)
    await talent.browser.call(setNotification, { topic: 'messages', isWanted: true })
  })

  test('comes to the contact of the project and to everyone of the firm who has written, while they may write', async () => {
    const id = await begin()
    const [writer, silent] = [await newMember(app, firm, 'manager'), await newMember(app, firm, 'manager')]
    await write(writer, id)
    await write(talent, id)
    await pass(id, 6)
    for (const [person, count] of [
      [firm, 1],
      [writer, 1],
      [silent, 0],
    ] as const)
      expect(await emails(person, id)).toHaveLength(count)
    await app.database.ownerRun(`update buyers set firm_role = 'viewer' where user_id = $1`, [writer.userId])
    await write(talent, id)
    await pass(id, 40)
    expect([await emails(firm, id), await emails(writer, id)].map((all) => all.length)).toEqual([2, 1])
  })

  test('ten processes that look at once send one', async () => {
    const id = await begin()
    await write(talent, id)
    await app.database.ownerRun(`update messages set created_at = now() - interval '6 minutes' where thread_id = $1`, [
      id,
    ])
    await Promise.all(Array.from({ length: 10 }, due))
    expect(await emails(firm, id)).toHaveLength(1)
  })

  test('what the operator writes is told, too', async () => {
    const admin = await newPerson(app, 'admin')
    const id = (await talent.browser.call(openThread, {})).body.id
    await write(admin, id)
    await pass(id, 6)
    expect(await emails(talent, id)).toHaveLength(1)
    expect((await talent.browser.call(listMessages, { id })).body.messages).toHaveLength(1)
  })
})
