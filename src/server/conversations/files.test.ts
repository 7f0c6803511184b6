import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import {
  blockThread,
  listMessages,
  listThreads,
  openReportedThread,
  openThread,
  readFileLink,
  readThread,
  reportThread,
  resolveReport,
  sendFile,
} from '#contract/conversations.ts'
import { deleteAccount, exportOwnData } from '#contract/own-data.ts'
import { createProject } from '#contract/projects.ts'
import { listActs } from '#contract/record.ts'
import { setScanning } from '#db/scans.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { messageFileLimitBytes, messageFileMessages } from '#domain/conversations/file.ts'
import { sweepBefore } from '../files/sweep-files.ts'
import { eicar, type StandInClamd, standInClamd } from '../scans/testing/stand-in-clamd.ts'
import { newBuyer, newPerson, newTalent, type Person, pdfFile, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let clamd: StandInClamd
let firm: Person
let talent: Person
let admin: Person
beforeAll(async () => {
  clamd = await standInClamd()
  app = await testApp({ SCANNER_URL: clamd.url })
  firm = await newBuyer(app)
  talent = await newTalent(app)
  admin = await newPerson(app, 'admin')
})
beforeEach(() => {
  clamd.mood = 'work'
})
afterAll(async () => {
  await app.close()
  await clamd.close()
})

const checklist = (content = '%PDF-1.7 close') => pdfFile(content, 'Close checklist.pdf')
const send = (
  who: Person,
  id: string,
  file: ReturnType<typeof pdfFile> = checklist(),
  text = '',
  messageId: string = randomUUID(),
) => who.browser.call(sendFile, { id, messageId, text, file })
const messagesOf = async (who: Person, id: string) => (await who.browser.call(listMessages, { id })).body.messages
const linkTo = (who: Person, id: string, messageId: string) => who.browser.call(readFileLink, { id, messageId })
const open = async (url: string) => app.app.request(url)
const stored = async (id: string) => {
  const keys: string[] = []
  for await (const { key } of app.services.files.list('message-files')) if (key.includes(`/${id}/`)) keys.push(key)
  return keys
}

async function begun(applicant = talent, { isAccepted = true } = {}) {
  const projectId = (await firm.browser.call(createProject, { title: 'Month-end close' })).body.id
  const { application } = (await applicant.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })).body
  const move = { id: application.id, expectedStatus: 'pending', move: 'accept' } as const
  if (isAccepted) await firm.browser.call(moveApplication, move)
  return (await firm.browser.call(openThread, { applicationId: application.id })).body.id
}

describe('a file in a conversation', () => {
  test('is opened by both sides through a link of their own, with or without text', async () => {
    const id = await begun()
    const sent = await send(talent, id, checklist(), 'The checklist I use.')
    const file = { name: 'Close checklist.pdf', sizeBytes: 14, isScanned: true, isLocked: false }
    expect([sent.status, sent.body]).toMatchObject([200, { text: 'The checklist I use.', file }])
    await send(firm, id)
    expect(await messagesOf(firm, id)).toMatchObject([{ file }, { text: '', file, isMine: true }])
    const [line] = (await talent.browser.call(listThreads, {})).body.threads
    expect(line).toMatchObject({ id, lastText: 'Close checklist.pdf', unread: 1 })
    for (const who of [firm, talent]) {
      const answer = await open((await linkTo(who, id, sent.body.id)).body.url)
      expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 close'])
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  test('waits until the application is accepted, and for whoever blocked', async () => {
    const id = await begun(talent, { isAccepted: false })
    const refused = await send(talent, id)
    expect([refused.status, refused.error?.message]).toEqual([409, messageFileMessages.notYet])
    expect((await talent.browser.call(readThread, { id })).body.actions).not.toContain('attach')
    const accepted = await begun()
    expect((await talent.browser.call(readThread, { id: accepted })).body.actions).toContain('attach')
    await firm.browser.call(blockThread, { id: accepted, isBlocked: true })
    expect((await send(talent, accepted)).status).toBe(409)
    expect([...(await stored(id)), ...(await stored(accepted))]).toEqual([])
  })

  test('is nobody else’s, and of an account that may no longer read it, its link opens nothing', async () => {
    const id = await begun()
    const sent = (await send(firm, id)).body.id
    for (const stranger of [await newBuyer(app), await newTalent(app), admin]) {
      expect((await send(stranger, id)).status).toBe(404)
      expect((await linkTo(stranger, id, sent)).status).toBe(404)
    }
    const other = await begun()
    expect((await linkTo(firm, other, sent)).status).toBe(404)
    const { url } = (await linkTo(talent, id, sent)).body
    expect((await open(url.replace(talent.userId, admin.userId))).status).toBe(403)
    await app.database.ownerRun('update threads set user_id = null where id = $1', [id])
    expect((await open(url)).status).toBe(403)
  })

  test('an admin opens one after a recorded look at a report, which is recorded, and not once that is resolved', async () => {
    const id = await begun()
    const sent = (await send(firm, id)).body.id
    await talent.browser.call(reportThread, { id, reason: 'Rude' })
    expect((await linkTo(admin, id, sent)).status).toBe(404)
    await admin.browser.call(openReportedThread, { id })
    const { url } = (await linkTo(admin, id, sent)).body
    expect((await open(url)).status).toBe(200)
    expect((await admin.browser.call(listActs, { act: 'thread.file-opened' })).body.acts).toHaveLength(1)
    await admin.browser.call(resolveReport, { id })
    expect((await open(url)).status).toBe(403)
  })

  test('goes to the operator at once, and back', async () => {
    const id = (await talent.browser.call(openThread, {})).body.id
    const sent = (await send(talent, id)).body.id
    expect((await send(admin, id)).status).toBe(200)
    expect((await open((await linkTo(admin, id, sent)).body.url)).status).toBe(200)
    expect((await talent.browser.call(readThread, { id })).body.actions).toEqual(['write', 'attach'])
  })

  test.each([
    ['a page', () => pdfFile('<html>', 'x.pdf'), 415, messageFileMessages.unsupported],
    ['nothing', () => pdfFile('', 'x.pdf'), 415, messageFileMessages.unsupported],
    ['too much', () => pdfFile('x'.repeat(messageFileLimitBytes + 1)), 413, messageFileMessages.tooLarge],
    ['malware', () => pdfFile(`%PDF-1.7 ${eicar}`), 415, messageFileMessages.infected],
    ['a card number in its name', () => pdfFile('%PDF-1.7', '4111 1111 1111 1111.pdf'), 400, /payment card/],
  ])('%s is refused with the reason, and not stored', async (_, file, status, message) => {
    const id = await begun()
    const refused = await send(talent, id, file())
    expect([refused.status, refused.error?.message]).toEqual([
      status,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ])
    expect([await messagesOf(talent, id), await stored(id)]).toEqual([[], []])
  })

  test.each(['full', 'hang-up', 'babble'] as const)('isn’t sent while the scanner would %s', async (mood) => {
    clamd.mood = mood
    const id = await begun()
    const refused = await send(talent, id)
    expect([refused.status, refused.error?.message]).toEqual([503, messageFileMessages.unscanned])
    expect(await stored(id)).toEqual([])
  })

  test('that no scanner saw is locked once there is one, its links, too', async () => {
    const id = await begun()
    const { scanner } = app.services
    app.services.scanner = undefined
    await app.services.db.asSystem((tx) => setScanning(tx, false))
    const sent = (await send(talent, id)).body
    expect(sent.file).toMatchObject({ isScanned: false, isLocked: false })
    const { url } = (await linkTo(firm, id, sent.id)).body
    expect((await open(url)).status).toBe(200)
    app.services.scanner = scanner
    await app.services.db.asSystem((tx) => setScanning(tx, true))
    expect((await messagesOf(firm, id))[0]?.file?.isLocked).toBe(true)
    for (const answer of [await linkTo(firm, id, sent.id), await open(url)]) expect(answer.status).toBe(409)
  })

  test('sent again after a dropped connection is there once; the id of someone else’s message is refused', async () => {
    const id = await begun()
    const again = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(talent, id, checklist(), 'Here', again)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await messagesOf(talent, id)).toHaveLength(1)
    expect((await send(firm, id, checklist('%PDF-1.7 other'), '', again)).status).toBe(409)
    await sweepBefore(new Date(Date.now() + 1000), app.services.files, app.services.db)
    expect(await stored(id)).toHaveLength(1)
  })

  test('a long text in any script goes with it, and contact details in it are held as in any other', async () => {
    const id = await begun()
    const text = '財'.repeat(4990)
    expect((await send(talent, id, checklist(), text)).body.text).toBe(text)
    await send(talent, id, checklist(), 'Call +63 917 555 0142')
    expect((await messagesOf(firm, id))[1]?.text).toBe('Call +63 917 555 0142')
  })

  test('is in the export of whoever sent it, and goes with their account', async () => {
    const leaver = await newTalent(app)
    const id = await begun(leaver)
    await send(leaver, id)
    await send(firm, id)
    const { data } = (await leaver.browser.call(exportOwnData, { password: testPassword })).body
    expect(data).toMatchObject({ messages: [{ file_name: 'Close checklist.pdf', file_size_bytes: 14 }] })
    expect((await leaver.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
    expect(await messagesOf(firm, id)).toMatchObject([{ file: null }, { file: { name: 'Close checklist.pdf' } }])
    expect(await stored(id)).toHaveLength(1)
  })

  test('nobody sends more than fifty a day', async () => {
    const eager = await newTalent(app)
    const id = (await eager.browser.call(openThread, {})).body.id
    const { limit } = attemptLimits.messageFilePerAccount
    for (let sent = 0; sent < limit; sent++) expect((await send(eager, id)).status).toBe(200)
    const refused = await send(eager, id)
    expect([refused.status, refused.error?.message]).toEqual([429, messageFileMessages.overLimit])
  })
})
