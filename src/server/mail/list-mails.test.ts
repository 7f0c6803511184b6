import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { listMails, resendMail } from '#contract/mail.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { sendEmail } from './send-email-job.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const canary = 'canary-of-a-secret-link'
const list = async (input: InputOf<typeof listMails> = {}) => (await admin.browser.call(listMails, input)).body
const queue = async (to: string) => {
  const content = { subject: 'About your call', html: canary, text: canary }
  await app.services.db.asSystem((tx) => app.services.mailer.queue(tx, { to, kind: 'intro-call-booked', content }))
  return (await list({ search: to })).mails[0]?.id as string
}
const fail = (id: string) =>
  app.database.ownerRun(
    `update jobs set status = 'failed', attempts = 3, last_error = '550 no such user' where kind = 'send-email' and key = $1`,
    [id],
  )

test('a mail is listed by whom it goes to and what became of it, without what it says', async () => {
  const id = await queue('some_one@example.com')
  await queue('someXone@example.com')
  await fail(id)
  const { mails, total } = await list({ filter: 'failed' })
  expect(total).toBe(1)
  expect(mails).toMatchObject([
    { id, recipient: 'some_one@example.com', attempts: 3, lastError: '550 no such user', actions: ['resend'] },
  ])
  expect((await list({ search: 'some_one' })).total).toBe(1)
  expect((await list({ filter: 'queued' })).mails).toMatchObject([{ recipient: 'somexone@example.com', actions: [] }])
  expect(JSON.stringify(await list())).not.toContain(canary)
})

test('what was given up is sent again as it was, once, and recorded', async () => {
  const id = await queue('again@example.com')
  expect((await admin.browser.call(resendMail, { id })).status).toBe(409)
  await fail(id)
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.browser.call(resendMail, { id })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await app.jobs.runDue(sendEmail)
  expect((await list({ search: 'again@' })).mails).toMatchObject([{ status: 'sent', attempts: 0, lastError: null }])
  expect(await app.mails('again@example.com')).toMatchObject([{ text: canary }])
  expect(await app.database.ownerRun('select event as act from events where subject_id = $1', [id])).toEqual([
    { act: 'mail.resent' },
  ])
})

test.each([
  'select sealed_content from mails',
  `update mails set recipient = 'x@example.com'`,
  `update mails set status = 'sent'`,
])('the database refuses an admin: %s', async (sql) => {
  const statement = { compile: () => ({ sql, parameters: [] }) } as never
  await expect(app.services.db.asUser({ userId: admin.userId }, (tx) => tx.rows(statement))).rejects.toMatchObject({
    code: '42501',
  })
})
