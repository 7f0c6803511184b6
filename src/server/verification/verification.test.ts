import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession } from '#contract/accounts.ts'
import { readFirm } from '#contract/firms.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { readPerson } from '#contract/people.ts'
import { listActs } from '#contract/record.ts'
import { readResumeLink } from '#contract/resumes.ts'
import { listFirms, readFirmToVerify, verifyFirm, withdrawVerification } from '#contract/verification.ts'
import { verificationMessages } from '#domain/verification/verification.ts'
import { resumePath } from '../files/file-key.ts'
import { newBuyer, newMember, newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
let talent: Person & { candidateId: string }
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  talent = await newTalent(app)
  const path = resumePath('zqcarmen +639175550142.pdf', new Date())
  await app.services.files.write(`resumes/${path}`, new Blob(['%PDF-1.7 hers']).stream(), {
    type: 'application/pdf',
    maxBytes: 100,
  })
  const profile = {
    professional_summary: 'Closes books. Write to zqcarmen@example.com.',
    personal_info: { full_name: 'Carmen' },
  }
  await app.database.ownerRun(
    `update candidates set name = 'Carmen Dizon', resume_path = $2, resume_original_name = 'zqcarmen.pdf', resume_size_bytes = 13,
       resume_mime_type = 'application/pdf', resume_uploaded_at = now(), profile_data = $3,
       status = 'accepted', reviewed_at = now(), platform_access_granted_at = now() where id = $1`,
    [talent.candidateId, path, JSON.stringify(profile)],
  )
})
afterAll(() => app.close())

const firmOf = async ({ userId }: Person) =>
  (await admin.browser.call(readPerson, { id: userId })).body.firmId as string
const verify = (id: string) =>
  admin.browser.call(verifyFirm, { id, checks: ['website', 'call'], note: 'Spoke with the front desk.' })
const withdraw = (id: string) => admin.browser.call(withdrawVerification, { id, reason: 'The website is gone.' })
const read = async (id: string) => (await admin.browser.call(readFirmToVerify, { id })).body
const linkFor = async (person: Person) =>
  (await person.browser.call(readResumeLink, { id: talent.candidateId })).body.url

async function openAs(url: string) {
  const response = await app.app.request(url)
  const bytes = Buffer.from(await response.arrayBuffer())
  const isOriginal = bytes.toString('latin1') === '%PDF-1.7 hers'
  return { status: response.status, isOriginal, bytes, headers: response.headers }
}

describe('T30 View Resume', () => {
  test('of a firm that isn’t verified opens a drawn profile, without a trace of the file', async () => {
    const buyer = await newBuyer(app)
    const url = await linkFor(buyer)
    expect(decodeURIComponent(url)).not.toMatch(/zqcarmen|9175550142/)
    const { status, isOriginal, bytes, headers } = await openAs(url)
    expect([status, isOriginal, bytes.subarray(0, 5).toString()]).toEqual([200, false, '%PDF-'])
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe('inline; filename="Carmen Dizon, profile on Glide.pdf"')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(Number(headers.get('content-length'))).toBe(bytes.length)
  })

  test('of its colleagues does the same, and of a verified firm opens the original', async () => {
    const buyer = await newBuyer(app)
    const viewer = await newMember(app, buyer, 'viewer')
    expect((await openAs(await linkFor(viewer))).isOriginal).toBe(false)
    await verify(await firmOf(buyer))
    for (const person of [buyer, viewer]) expect((await openAs(await linkFor(person))).isOriginal).toBe(true)
  })

  test('T43 by a link that was made before follows what the firm is now', async () => {
    const buyer = await newBuyer(app)
    const id = await firmOf(buyer)
    const drawn = await linkFor(buyer)
    await verify(id)
    const original = await linkFor(buyer)
    expect((await openAs(original)).isOriginal).toBe(true)
    await withdraw(id)
    for (const url of [drawn, original]) expect(await openAs(url)).toMatchObject({ status: 200, isOriginal: false })
    await app.database.ownerRun(
      `update candidates set status = 'rejected', platform_access_granted_at = null, rejection_reason = 'x' where id = $1`,
      [talent.candidateId],
    )
    for (const url of [drawn, original]) expect((await openAs(url)).status).toBe(403)
    await app.database.ownerRun(
      `update candidates set status = 'accepted', platform_access_granted_at = now() where id = $1`,
      [talent.candidateId],
    )
  })

  test('is open to owner and admins as ever, and counts toward the daily limit', async () => {
    for (const person of [talent, admin]) expect((await openAs(await linkFor(person))).isOriginal).toBe(true)
    const buyer = await newBuyer(app)
    await linkFor(buyer)
    const opened = await app.database.ownerRun('select from resume_openings where opened_by = $1', [buyer.userId])
    expect(opened).toHaveLength(1)
  })

  test('of an infected file is a drawn profile, which has nothing of it, until the firm is verified', async () => {
    const buyer = await newBuyer(app)
    const url = await linkFor(buyer)
    await app.database.ownerRun(
      `update resume_files set status = 'infected' where path = (select resume_path from candidates where id = $1)`,
      [talent.candidateId],
    )
    expect((await openAs(url)).status).toBe(200)
    await verify(await firmOf(buyer))
    expect((await buyer.browser.call(readResumeLink, { id: talent.candidateId })).status).toBe(409)
  })
})

describe('verifying a firm', () => {
  test('keeps what was checked, by whom and when; its owners are told', async () => {
    const buyer = await newBuyer(app)
    const id = await firmOf(buyer)
    expect(await read(id)).toMatchObject({ state: 'waiting', verifiedAt: null, history: [], actions: ['verify'] })
    expect((await buyer.browser.call(readSession, {})).body.me?.lacksVerification).toBe(true)
    expect((await verify(id)).status).toBe(200)
    expect((await verify(id)).error?.message).toBe(verificationMessages.alreadyVerified)
    const firm = await read(id)
    expect(firm).toMatchObject({ state: 'verified', actions: ['withdraw'] })
    expect(firm.people[0]).toMatchObject({ email: buyer.email, firmRole: 'owner', phone: '+1 2125550142' })
    expect(firm.history).toMatchObject([
      {
        event: 'firm.verified',
        actorName: 'Test admin',
        checked: 'website, call',
        reason: 'Spoke with the front desk.',
        name: 'Hollis & Quay CPAs',
      },
    ])
    expect((await buyer.browser.call(readSession, {})).body.me?.lacksVerification).toBe(false)
    expect((await buyer.browser.call(readFirm, {})).body.verifiedAt).toBe(firm.verifiedAt)
    expect((await app.mails(buyer.email)).map(({ subject }) => subject)).toContain('Your firm is verified')
  })

  test('can be undone, with a reason that its owners read, and is in the record', async () => {
    const buyer = await newBuyer(app)
    const id = await firmOf(buyer)
    expect((await withdraw(id)).error?.message).toBe(verificationMessages.notVerified)
    await verify(id)
    expect((await withdraw(id)).status).toBe(200)
    expect((await read(id)).history.map(({ event, reason }) => [event, reason])).toEqual([
      ['firm.unverified', 'The website is gone.'],
      ['firm.verified', 'Spoke with the front desk.'],
    ])
    const mail = (await app.mails(buyer.email)).find(({ subject }) => subject === 'Your firm is no longer verified')
    expect(mail?.text).toContain('The website is gone.')
    const { acts } = (await admin.browser.call(listActs, { act: 'firm.unverified' })).body
    expect(acts[0]).toMatchObject({ subjectKind: 'firm', subjectId: id, subjectLabel: 'Hollis & Quay CPAs' })
  })

  test('of fifty at once is done once', async () => {
    const id = await firmOf(await newBuyer(app))
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(id)).history).toHaveLength(1)
  })

  test('is not for anyone but admins, also in the database', async () => {
    const buyer = await newBuyer(app)
    const id = await firmOf(buyer)
    expect((await buyer.browser.call(verifyFirm, { id, checks: ['call'], note: '' })).status).toBe(403)
    expect((await buyer.browser.call(readFirmToVerify, { id })).status).toBe(403)
    expect((await read(id)).state).toBe('waiting')
  })

  test('leaves no note and no name in the record when the firm is closed', async () => {
    const buyer = await newBuyer(app)
    const id = await firmOf(buyer)
    await verify(id)
    expect((await buyer.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
    expect((await admin.browser.call(readFirmToVerify, { id })).status).toBe(404)
    const kept = await app.database.ownerRun(
      'select subject_label as label, changes from events where subject_id = $1',
      [id],
    )
    expect(kept).toEqual([{ label: null, changes: null }])
  })
})

test('the list has the firms to verify, newest first, and those that are', async () => {
  const [first, second] = [await newBuyer(app), await newBuyer(app)]
  const ids = [await firmOf(second), await firmOf(first)]
  const list = async (filter: 'waiting' | 'verified' | 'all') => (await admin.browser.call(listFirms, { filter })).body
  const waiting = await list('waiting')
  expect(waiting.firms.slice(0, 2).map(({ id }) => id)).toEqual(ids)
  expect(waiting.firms[0]).toMatchObject({ name: 'Hollis & Quay CPAs', ownerEmail: second.email, state: 'waiting' })
  await verify(ids[0] as string)
  expect((await list('waiting')).total).toBe(waiting.total - 1)
  expect((await list('verified')).firms[0]?.id).toBe(ids[0])
  expect((await list('all')).firms[0]).toMatchObject({ id: ids[0], state: 'verified' })
})
