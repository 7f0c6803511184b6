import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMails, resendMail } from '#contract/mail.ts'
import { requestPasswordReset } from '#contract/passwords.ts'
import { bookIntroCall, cancelIntroCall, listSlots } from '#contract/scheduling.ts'
import { newPerson, newTalent, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { introCallAdminEmail } from './templates/intro-call.ts'
import { newApplicationsEmail } from './templates/new-application.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const notice = newApplicationsEmail({
  name: 'Ellen',
  applicants: [{ name: 'Carmen Dizon', hourlyRate: null, startDate: null }],
  title: 'Close',
  link: 'https://glide.example/',
})
const send = (to: string, times: number, mail = notice) =>
  app.services.db.asSystem(async (tx) => {
    for (let index = 0; index < times; index++) await app.services.mailer.queue(tx, { to, ...mail })
  })
const count = async (to: string, status: string) => {
  const sql = 'select count(*) from mails where recipient = $1 and (status = $2) = $3'
  return Number((await app.database.ownerRun(sql, [to, 'dropped', status === 'dropped']))[0]?.count)
}
const received = (to: string) => count(to, 'sent')

test('T22 nobody gets more than 20 emails an hour and 60 a day, of all kinds together', async () => {
  const to = uniqueEmail('flooded')
  await send(to, 30)
  expect(await received(to)).toBe(20)
  for (const hours of [3, 6, 9]) {
    await app.database.ownerRun(
      'update mails set created_at = created_at - make_interval(hours => 2) where recipient = $1',
      [to],
    )
    await send(to, 30)
    expect(await received(to)).toBe(Math.min(60, 20 + (hours / 3) * 20))
  }
  expect(await received(uniqueEmail('other'))).toBe(0)
})

test('T22 booking and canceling over and over sends 20 emails, and a reset still arrives', async () => {
  const { browser, email } = await newTalent(app)
  for (let index = 0; index < 14; index++) {
    await app.database.ownerRun('delete from identity.attempts')
    const [startsAt = ''] = (await browser.call(listSlots, {})).body.slots
    const { body } = await browser.call(bookIntroCall, { startsAt, zone: 'UTC' })
    expect((await browser.call(cancelIntroCall, { token: body.token })).status).toBe(200)
  }
  expect(await received(email)).toBe(20)
  await app.visitor().call(requestPasswordReset, { email })
  expect((await app.mails(email)).map(({ kind }) => kind)).toContain('reset-password')
})

test('T22 what is one too many is listed for admins as dropped, without content or job', async () => {
  const to = uniqueEmail('dropped')
  await send(to, 22)
  const admin = await newPerson(app, 'admin')
  const { mails, total } = (await admin.browser.call(listMails, { search: to, filter: 'dropped' })).body
  expect(total).toBe(2)
  expect(mails[0]).toMatchObject({ recipient: to, status: 'dropped', actions: [] })
  expect((await admin.browser.call(resendMail, { id: mails[0]?.id as string })).status).toBe(409)
  const sql = `select from mails m left join jobs j on j.key = m.id::text
    where m.recipient = $1 and m.status = 'dropped' and (m.sealed_content is not null or j.id is not null)`
  expect(await app.database.ownerRun(sql, [to])).toEqual([])
})

test.each(['expiry-warning', 'account-suspended', 'account-restored', 'reset-password'])(
  'T22 %s has room above the limit, and an end to it',
  async (kind) => {
    const to = uniqueEmail(kind)
    await send(to, 25)
    await send(to, 25, { ...notice, kind: kind as typeof notice.kind })
    expect([await received(to), await count(to, 'dropped')]).toEqual([40, 10])
  },
)

test('the operator is told of everything', async () => {
  const to = uniqueEmail('operator')
  const call = {
    name: 'Carmen',
    location: 'Online',
    link: 'https://glide.example/',
    email: 'carmen@example.com',
    when: { day: 'Thursday', hours: '10:00 AM', zone: 'UTC' },
  }
  await send(to, 70, introCallAdminEmail('book', call))
  expect(await received(to)).toBe(70)
})
