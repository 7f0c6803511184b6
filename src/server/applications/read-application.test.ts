import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication, readApplication } from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('one application', () => {
  let app: TestApp
  let owner: Person
  let applicant: Person & { candidateId: string }
  let id: string
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    applicant = await newTalent(app)
    const profile = {
      personal_info: {
        full_name: 'Maria',
        email: applicant.email,
        phone: '+63 917 555 0111',
        location: 'Manila, Philippines',
      },
      professional_summary: `Closes books. Write to ${applicant.email} or call +63 917 555 0111.`,
    }
    await app.database.ownerRun(
      `update candidates set profile_data = $2, phone = '+63 9175550111', interview_notes = 'CANARY-notes' where id = $1`,
      [applicant.candidateId, JSON.stringify(profile)],
    )
    const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
    const { body } = await applicant.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })
    id = body.application.id
  })
  afterAll(() => app.close())

  const read = async () => (await owner.browser.call(readApplication, { id })).body
  const move = (name: string, expectedStatus: string) =>
    owner.browser.call(moveApplication, { id, expectedStatus, move: name })

  test('comes with the profile but no way around Glide, until it is accepted; then with what was decided', async () => {
    const before = await read()
    expect(before).toMatchObject({ application: { id, status: 'pending', contact: null }, history: [] })
    expect(before.profile?.professional_summary).toContain('Closes books.')
    for (const secret of [applicant.email, '0111', 'CANARY-notes']) expect(JSON.stringify(before)).not.toContain(secret)

    await move('review', 'pending')
    await move('accept', 'reviewing')
    expect((await move('decline', 'reviewing')).status, 'too late').toBe(409)
    const after = await read()
    expect(after.application.contact).toEqual({ email: applicant.email, phone: '+63 9175550111', whatsapp: null })
    expect(after.history.map(({ status }) => status)).toEqual(['reviewing', 'accepted'])
    expect(JSON.stringify(after)).not.toContain('CANARY-notes')
  })

  test('T09 is not there for another buyer', async () => {
    const stranger = await newBuyer(app)
    for (const target of [id, randomUUID()])
      expect(await stranger.browser.call(readApplication, { id: target })).toMatchObject({
        status: 404,
        error: { message: 'Application Not Found' },
      })
  })
})
