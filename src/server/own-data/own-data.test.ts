import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, listApplications } from '#contract/applications.ts'
import { readNotifications, setNotification } from '#contract/notifications.ts'
import { deleteAccount, exportOwnData } from '#contract/own-data.ts'
import { createProject, listProjects } from '#contract/projects.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())

const letter = 'CANARY-LETTER: I close books in three days.'
const post = async (buyer: Person, more = {}) =>
  (await buyer.browser.call(createProject, { title: 'Month-end close', ...more })).body.id
const apply = (talent: Person, projectId: string, coverLetter = letter) =>
  talent.browser.call(applyToProject, { projectId, coverLetter, hourlyRate: 41 })

/** Which of the words are still in some row of some table. */
async function tracesOf(texts: string[]): Promise<string[]> {
  const tables = await app.database.ownerRun(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'identity')`,
  )
  const found = new Set<string>()
  for (const { name } of tables) {
    const rows = JSON.stringify(await app.database.ownerRun(`select * from ${name}`))
    for (const word of texts) if (rows.includes(word)) found.add(`${word} in ${name}`)
  }
  return [...found]
}

describe('choosing mails', () => {
  test('what is switched off is not queued, and comes again when it is switched on', async () => {
    const buyer = await newBuyer(app)
    const read = async () => (await buyer.browser.call(readNotifications, {})).body.topics
    expect(await read()).toContainEqual({ topic: 'new-applications', isWanted: true })
    await buyer.browser.call(setNotification, { topic: 'new-applications', isWanted: false })
    await buyer.browser.call(setNotification, { topic: 'new-applications', isWanted: false })
    expect(await read()).toContainEqual({ topic: 'new-applications', isWanted: false })

    const sent = async () => {
      await gatherEmails(app)
      return (await app.mails(buyer.email)).filter(({ kind }) => kind === 'new-application').length
    }
    const project = await post(buyer)
    expect((await apply(await newTalent(app), project)).status).toBe(200)
    expect(await sent()).toBe(0)
    await buyer.browser.call(setNotification, { topic: 'new-applications', isWanted: true })
    await apply(await newTalent(app), project)
    expect(await sent()).toBe(1)
  })
})

describe('exporting', () => {
  test('T73 has what is theirs, and nothing of anyone else', async () => {
    const [buyer, talent, other] = [await newBuyer(app), await newTalent(app), await newTalent(app)]
    const project = await post(buyer, { internalNote: 'CANARY-NOTE' })
    await apply(talent, project)
    await app.database.ownerRun(`update candidates set interview_notes = 'CANARY-ADMIN' where id in ($1, $2)`, [
      talent.candidateId,
      other.candidateId,
    ])
    const mine = JSON.stringify((await talent.browser.call(exportOwnData, { password: testPassword })).body)
    expect(mine).toContain(letter)
    expect(mine).toContain(talent.email)
    for (const foreign of ['CANARY-NOTE', 'CANARY-ADMIN', other.email, buyer.email, '$argon2id'])
      expect(mine).not.toContain(foreign)

    const firm = await buyer.browser.call(exportOwnData, { password: testPassword })
    expect(firm.body.data.projects).toMatchObject([{ title: 'Month-end close', internal_note: 'CANARY-NOTE' }])
    expect(JSON.stringify(firm.body)).not.toContain(letter)
  })

  test('an admin’s has the same of their own, and no one else’s', async () => {
    const [admin, talent] = [await newPerson(app, 'admin'), await newTalent(app)]
    await app.database.ownerRun(`insert into terms_acceptances (user_id, version) values ($1, 'CANARY-TERMS')`, [
      talent.userId,
    ])
    const { data } = (await admin.browser.call(exportOwnData, { password: testPassword })).body
    expect(Object.keys(data)).toEqual([
      'account',
      'sessions',
      'authenticatorApp',
      'passkeys',
      'linkedLogins',
      'terms',
      'mails',
      'mailsSwitchedOff',
      'calendarLink',
      'savedViews',
    ])
    expect(data.account).toMatchObject([{ email: admin.email }])
    expect(JSON.stringify(data)).not.toContain('CANARY-TERMS')
  })

  test('needs the password, and takes ten wrong ones at most', async () => {
    const talent = await newTalent(app)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await talent.browser.call(exportOwnData, { password: 'wrong one' })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })
})

describe('deleting an account', () => {
  test('a candidate is deleted with name, address, cover letter and profile; the decision stays, without a name', async () => {
    const [buyer, talent] = [await newBuyer(app), await newTalent(app)]
    const project = await post(buyer)
    await apply(talent, project, 'CANARY-LEAVING')
    await app.database.ownerRun(
      `update candidates set name = 'Canary Leaver', phone = '+63 917 000 11' where id = $1`,
      [talent.candidateId],
    )
    await app.database.ownerRun(
      `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
       values ($1, 'Canary Leaver', $2, 'UTC', '2041-03-02 15:00Z', '2041-03-02 15:30Z')`,
      [talent.candidateId, talent.email],
    )
    expect((await talent.browser.call(deleteAccount, { password: 'wrong one' })).status).toBe(400)
    expect((await talent.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)

    expect((await talent.browser.call(readNotifications, {})).status).toBe(401)
    const { body } = await buyer.browser.call(listApplications, { id: project })
    expect(body.applications).toHaveLength(1)
    const goodbye = await app.mails(talent.email)
    expect(goodbye.map(({ kind }) => kind)).toEqual(['account-deleted'])
    await app.database.ownerRun('delete from mails where recipient in ($1, $2)', [talent.email, buyer.email])
    expect((await app.mails('operator@example.com')).map(({ subject }) => subject)).toContain(
      'Call canceled: Canary Leaver',
    )
    const words = ['CANARY-LEAVING', 'Canary Leaver', '+63 917 000 11']
    expect(await tracesOf([talent.email, talent.candidateId, ...words])).toEqual([])
  })

  test('a buyer’s open projects are archived, drafts go, and nothing names the firm', async () => {
    const buyer = await newBuyer(app)
    const open = await post(buyer, { internalNote: 'CANARY-INTERNAL' })
    const draft = (await buyer.browser.call(createProject, { title: 'CANARY-DRAFT', status: 'draft' })).body.id
    expect((await buyer.browser.call(listProjects, {})).body.total).toBe(2)
    expect((await buyer.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)

    expect(await app.database.ownerRun('select status, buyer_id from projects where id = $1', [open])).toEqual([
      { status: 'archived', buyer_id: null },
    ])
    expect(await app.database.ownerRun('select from projects where id = $1', [draft])).toEqual([])
    await app.database.ownerRun('delete from mails where recipient = $1', [buyer.email])
    expect(await tracesOf([buyer.email, 'CANARY-INTERNAL', 'CANARY-DRAFT'])).toEqual([])
  })

  test('calls to come are cancelled, and whoever would have waited in them is told', async () => {
    const [buyer, talent] = [await newBuyer(app), await newTalent(app)]
    await app.database.ownerRun(
      `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
       values ($1, 'Guest', $2, 'Asia/Manila', '2041-01-02 15:00Z', '2041-01-02 15:30Z')`,
      [talent.candidateId, talent.email],
    )
    await app.database.ownerRun(
      `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, owner_zone, talent_zone)
       select $1, id, 30, 'booked', '2041-01-02 16:00Z', 'America/New_York', 'Asia/Manila' from buyers where user_id = $2`,
      [talent.candidateId, buyer.userId],
    )
    const told = async (address: string) =>
      (await app.mails(address)).filter(({ text }) => text.includes('was deleted')).length
    const toldBefore = await told('operator@example.com')
    expect((await talent.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)

    expect(await told(buyer.email)).toBe(1)
    expect((await told('operator@example.com')) - toldBefore).toBe(1)
    expect(await app.database.ownerRun('select from interviews where candidate_id = $1', [talent.candidateId])).toEqual(
      [],
    )
    expect(
      await app.database.ownerRun('select from intro_calls where candidate_id = $1', [talent.candidateId]),
    ).toEqual([])
  })

  test('of two admins who leave at once, one stays', async () => {
    const admins = [await newPerson(app, 'admin'), await newPerson(app, 'admin')]
    await app.database.ownerRun(
      `delete from identity.users where id in (select id from users where role = 'admin') and id <> all ($1)`,
      [admins.map(({ userId }) => userId)],
    )
    const answers = await Promise.all(
      admins.map(({ browser }) => browser.call(deleteAccount, { password: testPassword })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app.database.ownerRun(`select from users where role = 'admin'`)).toHaveLength(1)
  })
})
