import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication, withdrawApplication } from '#contract/applications.ts'
import {
  blockThread,
  listMessages,
  listThreads,
  markThreadRead,
  openReportedThread,
  openThread,
  readThread,
  reportThread,
  resolveReport,
  sendMessage,
} from '#contract/conversations.ts'
import { createProject, deleteProject } from '#contract/projects.ts'
import { listActs } from '#contract/record.ts'
import { countUnread } from '#contract/unread.ts'
import { messagePageSize } from '#domain/conversations/thread.ts'
import { newBuyer, newMember, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const phone = '+63 917 555 0142'

describe('a conversation about an application', () => {
  let app: TestApp
  let firm: Person
  let talent: Person
  let admin: Person
  beforeAll(async () => {
    app = await testApp()
    firm = await newBuyer(app)
    talent = await newTalent(app)
    admin = await newPerson(app, 'admin')
  })
  afterAll(() => app.close())

  const apply = async (applicant = talent) => {
    const projectId = (await firm.browser.call(createProject, { title: 'Month-end close' })).body.id
    const { application } = (await applicant.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })).body
    return { projectId, applicationId: application.id }
  }
  const open = async (who: Person, applicationId: string) =>
    (await who.browser.call(openThread, { applicationId })).body.id
  const write = (who: Person, id: string, text: string, messageId: string = randomUUID()) =>
    who.browser.call(sendMessage, { id, messageId, text })
  const texts = async (who: Person, id: string) =>
    (await who.browser.call(listMessages, { id })).body.messages.map(({ text }) => text)
  const unread = async (who: Person) => (await who.browser.call(countUnread, {})).body.count
  const begun = async () => {
    const { applicationId, projectId } = await apply()
    return { applicationId, projectId, id: await open(firm, applicationId) }
  }

  test('is one for both sides, however often and by whomever it is opened', async () => {
    const { applicationId } = await apply()
    const ids = await Promise.all([firm, talent, firm, talent, talent].map((who) => open(who, applicationId)))
    expect(new Set(ids).size).toBe(1)
  })

  test('is begun by those who decide at the firm; whoever only reads there finds it, and may report it', async () => {
    const viewer = await newMember(app, firm, 'viewer')
    const { applicationId } = await apply()
    expect((await viewer.browser.call(openThread, { applicationId })).status).toBe(403)
    const id = await open(firm, applicationId)
    expect(await open(viewer, applicationId)).toBe(id)
    expect((await viewer.browser.call(readThread, { id })).body.actions).toEqual(['report'])
    expect((await firm.browser.call(readThread, { id })).body.actions).toEqual(['write', 'block', 'report'])
  })

  test('shows each side what the other wrote, by name, and is listed once there is something', async () => {
    const { id } = await begun()
    const listed = async (who: Person) =>
      (await who.browser.call(listThreads, {})).body.threads.find((thread) => thread.id === id)
    expect(await listed(talent)).toBeUndefined()
    expect(await listed(firm)).toMatchObject({ name: 'Test talent', lastText: null })
    await write(firm, id, 'Thank you for applying.')
    await write(talent, id, 'I clear it through due to and due from.')
    expect((await talent.browser.call(listMessages, { id })).body.messages).toMatchObject([
      { number: 1, side: 'host', isMine: false, authorName: 'Ellen R.', text: 'Thank you for applying.' },
      { number: 2, side: 'person', isMine: true, text: 'I clear it through due to and due from.' },
    ])
    expect(await listed(talent)).toMatchObject({
      name: 'Ellen R.',
      detail: 'Hollis & Quay CPAs',
      title: 'Month-end close',
      side: 'person',
      unread: 1,
      lastSide: 'person',
      lastText: 'I clear it through due to and due from.',
    })
    expect((await talent.browser.call(listThreads, { q: 'QUAY' })).body.threads.map((one) => one.id)).toContain(id)
    expect((await talent.browser.call(listThreads, { q: '100%' })).body.threads).toEqual([])
  })

  test('holds contact details from the other side until the application is accepted', async () => {
    const { id, applicationId } = await begun()
    await write(talent, id, `Call me at ${phone}.`)
    await write(firm, id, 'Write to ellen@hollisquay.com.')
    const held = ['Call me at [Phone number held].', 'Write to ellen@hollisquay.com.']
    expect(await texts(firm, id)).toEqual(held)
    expect(await texts(talent, id)).toEqual([`Call me at ${phone}.`, 'Write to [Email address held].'])
    expect((await firm.browser.call(readThread, { id })).body.isContactOpen).toBe(false)
    const moved = { id: applicationId, expectedStatus: 'pending', move: 'accept' } as const
    await firm.browser.call(moveApplication, moved)
    const written = [`Call me at ${phone}.`, 'Write to ellen@hollisquay.com.']
    for (const who of [firm, talent]) expect(await texts(who, id)).toEqual(written)
    expect((await talent.browser.call(readThread, { id })).body.isContactOpen).toBe(true)
  })

  test('never shows held details in the list, not even to whoever wrote them', async () => {
    const { id } = await begun()
    await write(talent, id, phone)
    for (const who of [firm, talent]) {
      const lines = JSON.stringify((await who.browser.call(listThreads, {})).body)
      expect(lines).toContain('[Phone number held]')
      expect(lines).not.toContain(phone)
    }
  })

  test.each([
    ['My SSN is 123-45-6789', 'Social Security'],
    ['Use 4111 1111 1111 1111', 'payment card'],
    ['EIN: 12-3456789', 'EIN'],
    ['   ', 'write a message'],
    ['a'.repeat(5001), '5,000'],
  ])('refuses %s with the reason', async (text, words) => {
    const { id } = await begun()
    const answer = await write(firm, id, text)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.error)).toContain(words)
    expect(await texts(firm, id)).toEqual([])
  })

  test('counts what is unread rightly, for each side, and a mark never goes back', async () => {
    const { id } = await begun()
    const before = [await unread(firm), await unread(talent)]
    for (const text of ['One', 'Two', 'Three']) await write(talent, id, text)
    await write(firm, id, 'Four')
    expect([await unread(firm), await unread(talent)]).toEqual(before.map((count) => count + 1))
    const left = async () => (await firm.browser.call(readThread, { id })).body.unread
    expect(await left()).toBe(3)
    await firm.browser.call(markThreadRead, { id, through: 2 })
    expect(await left()).toBe(1)
    await firm.browser.call(markThreadRead, { id, through: 1 })
    expect(await left()).toBe(1)
    // More than there are: what comes later is unread all the same.
    await firm.browser.call(markThreadRead, { id, through: 99 })
    expect(await left()).toBe(0)
    expect(await unread(firm)).toBe(before[0])
    await write(talent, id, 'Five')
    expect(await left()).toBe(1)
    expect((await talent.browser.call(listMessages, { id })).body).toMatchObject({ readByMe: 0, readByOther: 3 })
  })

  test('fifty sends at once get fifty places without a gap; one that is repeated is there once', async () => {
    const { id } = await begun()
    const again = randomUUID()
    await Promise.all([
      ...Array.from({ length: 25 }, (_, index) => write(index % 2 ? firm : talent, id, `Message ${index}`)),
      ...Array.from({ length: 25 }, () => write(talent, id, 'The same', again)),
    ])
    const { messages } = (await firm.browser.call(listMessages, { id })).body
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
    expect(messages.filter(({ text }) => text === 'The same')).toHaveLength(1)
    const hosts = messages.filter(({ side }) => side === 'host').map(({ sideNumber }) => sideNumber)
    expect(hosts).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })

  test('the id of someone else’s message is refused, and shows nothing of it', async () => {
    const { id } = await begun()
    const other = await begun()
    const sent = (await write(talent, id, 'Mine')).body.id
    expect((await write(firm, id, 'Yours?', sent)).status).toBe(409)
    expect((await write(firm, other.id, 'Yours?', sent)).status).toBe(409)
    expect(await texts(firm, other.id)).toEqual([])
  })

  test('is read page by page', async () => {
    const { id } = await begun()
    await app.database.ownerRun(
      `insert into messages (thread_id, author_id, text, number, side, side_number)
       select $1, $2, 'Message ' || n, 0, 'host', 0 from generate_series(1, 120) n`,
      [id, firm.userId],
    )
    const newest = (await talent.browser.call(listMessages, { id })).body
    expect(newest.messages.map(({ number }) => number)).toEqual(
      Array.from({ length: messagePageSize }, (_, index) => 71 + index),
    )
    expect(newest.hasEarlier).toBe(true)
    const first = (await talent.browser.call(listMessages, { id, before: 21 })).body
    expect(first).toMatchObject({ hasEarlier: false })
    expect(first.messages).toHaveLength(20)
  })

  test('a block ends writing for both sides, until whoever blocked lifts it', async () => {
    const { id } = await begun()
    await write(firm, id, 'Hello')
    await talent.browser.call(blockThread, { id, isBlocked: true })
    for (const who of [firm, talent]) expect((await write(who, id, 'More')).status).toBe(409)
    expect((await firm.browser.call(readThread, { id })).body.actions).toEqual(['block', 'report'])
    expect((await talent.browser.call(readThread, { id })).body.actions).toEqual(['unblock', 'report'])
    await firm.browser.call(blockThread, { id, isBlocked: false })
    expect((await write(firm, id, 'More')).status).toBe(409)
    await talent.browser.call(blockThread, { id, isBlocked: false })
    expect((await write(firm, id, 'More')).status).toBe(200)
  })

  test('is read by approvers and viewers, who are told that they can’t write; what is offered to them is taken', async () => {
    const { id } = await begun()
    await write(firm, id, 'Hello')
    expect((await firm.browser.call(readThread, { id })).body.isReader).toBe(false)
    for (const role of ['approver', 'viewer'] as const) {
      const reader = await newMember(app, firm, role)
      expect((await reader.browser.call(readThread, { id })).body).toMatchObject({
        isReader: true,
        actions: ['report'],
      })
      expect((await reader.browser.call(reportThread, { id, reason: 'Please look at it.' })).status).toBe(200)
      expect((await reader.browser.call(blockThread, { id, isBlocked: true })).status).toBe(404)
    }
  })

  test('an admin sees nothing of it until it is reported, then after a recorded look, and nothing once that is resolved', async () => {
    const { id } = await begun()
    await write(talent, id, `Rude, and ${phone}`)
    const list = async () => (await admin.browser.call(listThreads, {})).body.threads.find((one) => one.id === id)
    const read = () => admin.browser.call(listMessages, { id })
    expect(await list()).toBeUndefined()
    expect((await read()).status).toBe(404)
    expect((await admin.browser.call(openReportedThread, { id })).status).toBe(404)
    await firm.browser.call(reportThread, { id, reason: 'Rude' })
    expect(await list()).toMatchObject({ isReported: true, lastText: null, side: null, name: 'Test talent' })
    expect((await read()).body.messages).toEqual([])
    await admin.browser.call(openReportedThread, { id })
    expect((await read()).body.messages).toMatchObject([{ text: 'Rude, and [Phone number held]' }])
    expect((await admin.browser.call(readThread, { id })).body).toMatchObject({
      actions: ['resolve'],
      reportReason: 'Rude',
    })
    expect((await write(admin, id, 'Hello')).status).toBe(409)
    const { acts } = (await admin.browser.call(listActs, { act: 'thread.opened' })).body
    expect(acts).toHaveLength(1)
    await admin.browser.call(resolveReport, { id })
    const [resolved] = (await admin.browser.call(listActs, { act: 'thread.resolved' })).body.acts
    expect(resolved).toMatchObject({ subjectId: id, subjectLabel: 'Month-end close' })
    expect((await read()).status).toBe(404)
    expect((await talent.browser.call(readThread, { id })).body).toMatchObject({
      isReported: false,
      reportReason: null,
    })
  })

  test('nobody else finds it', async () => {
    const { id, applicationId } = await begun()
    for (const stranger of [await newBuyer(app), await newTalent(app)]) {
      expect((await stranger.browser.call(openThread, { applicationId })).status).toBe(404)
      for (const endpoint of [readThread, listMessages])
        expect((await stranger.browser.call(endpoint, { id })).status).toBe(404)
      expect((await write(stranger, id, 'Hello')).status).toBe(404)
      expect((await stranger.browser.call(markThreadRead, { id, through: 1 })).status).toBe(404)
      expect((await stranger.browser.call(blockThread, { id, isBlocked: true })).status).toBe(404)
      expect((await stranger.browser.call(reportThread, { id, reason: 'x' })).status).toBe(404)
    }
  })

  test('goes on after the application is withdrawn, and can be read after the project is deleted', async () => {
    const { id, applicationId, projectId } = await begun()
    await write(talent, id, `See you, ${phone}`)
    await talent.browser.call(withdrawApplication, { id: applicationId })
    expect((await write(firm, id, 'Sorry to hear')).status).toBe(200)
    await firm.browser.call(deleteProject, { id: projectId })
    expect(await texts(firm, id)).toEqual(['See you, [Phone number held]', 'Sorry to hear'])
    expect((await firm.browser.call(readThread, { id })).body).toMatchObject({
      title: 'Month-end close',
      application: null,
    })
  })
})

describe('the conversation with the operator', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('is one per person, answered by any admin, and nothing in it is held', async () => {
    const talent = await newTalent(app)
    const buyer = await newBuyer(app)
    const admin = await newPerson(app, 'admin')
    for (const person of [talent, buyer]) {
      const id = (await person.browser.call(openThread, {})).body.id
      expect((await person.browser.call(openThread, {})).body.id).toBe(id)
      await person.browser.call(sendMessage, { id, messageId: randomUUID(), text: `Call ${phone}` })
      await admin.browser.call(sendMessage, { id, messageId: randomUUID(), text: 'We will.' })
      const { messages } = (await admin.browser.call(listMessages, { id })).body
      expect(messages).toMatchObject([
        { text: `Call ${phone}`, side: 'person' },
        { text: 'We will.', side: 'host', isMine: true },
      ])
      expect((await person.browser.call(readThread, { id })).body).toMatchObject({
        name: 'Glide',
        actions: ['write', 'attach'],
        unread: 1,
      })
      expect((await person.browser.call(blockThread, { id, isBlocked: true })).status).toBe(403)
      expect((await person.browser.call(reportThread, { id, reason: 'x' })).status).toBe(404)
    }
    expect((await admin.browser.call(countUnread, {})).body.count).toBe(2)
  })
})
