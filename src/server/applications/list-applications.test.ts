import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, listApplications, moveApplication } from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { type ApplicationSort, applicationPageSize, applicationSorts, chosenLimit } from '#domain/applications/list.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** What must not reach an owner before the application is accepted, and what must never. */
const contact = { phone: '+63 9175550111', whatsapp: '+63 9175550222' }
const never = ['CANARY-notes', 'CANARY-path', 'CANARY-name.pdf', 'CANARY-gpa', 'CANARY-street']

describe('the applications to a project', () => {
  let app: TestApp
  let owner: Person
  let applicants: (Person & { candidateId: string })[]
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    applicants = [await newTalent(app), await newTalent(app), await newTalent(app)]
  })
  afterAll(() => app.close())

  const post = async () => (await owner.browser.call(createProject, { title: 'Close' })).body.id
  const apply = async (applicant: Person, projectId: string, more: object = {}) =>
    (await applicant.browser.call(applyToProject, { projectId, coverLetter: 'Available now.', ...more })).body
      .application.id
  const list = (id: string, more: object = {}) => owner.browser.call(listApplications, { id, ...more })
  const move = (id: string, name: string, expectedStatus = 'pending') =>
    owner.browser.call(moveApplication, { id, expectedStatus, move: name })

  test('nobody has applied: an empty page of one', async () => {
    expect((await list(await post())).body).toEqual({
      applications: [],
      total: 0,
      pageCount: 1,
      counts: { pending: 0, reviewing: 0, accepted: 0, rejected: 0 },
    })
  })

  test('T03 an applicant is shown by what counts for the work, and no field beyond', async () => {
    const [applicant] = applicants as [(typeof applicants)[number]]
    await app.database.ownerRun(
      `update candidates set status = 'accepted', reviewed_at = now(), interview_notes = 'CANARY-notes', phone = $2,
         whatsapp = $3, resume_path = 'CANARY-path', resume_original_name = 'CANARY-name.pdf', resume_size_bytes = 1,
         resume_mime_type = 'application/pdf', resume_uploaded_at = now(), profile_data = $4 where id = $1`,
      [
        applicant.candidateId,
        contact.phone,
        contact.whatsapp,
        JSON.stringify({
          personal_info: { location: '12 CANARY-street, Manila, Philippines', email: applicant.email },
          work_experience: [{ position: 'Senior Accountant' }, { position: 'Clerk' }],
          certifications: [{ name: 'Certified Public Accountant' }],
          education: [{ gpa: 'CANARY-gpa' }],
        }),
      ],
    )
    await app.database.ownerRun(`update users set skills = '{Close,Excel}', experience_years = 9 where id = $1`, [
      applicant.userId,
    ])
    const projectId = await post()
    const id = await apply(applicant, projectId, { hourlyRate: 38.5, availableStartDate: '2026-11-30' })
    const { body } = await list(projectId)
    expect(body.applications).toEqual([
      {
        id,
        status: 'pending',
        declineReason: null,
        coverLetter: 'Available now.',
        hourlyRate: 38.5,
        availableStartDate: '2026-11-30',
        createdAt: expect.any(String),
        applicant: {
          candidateId: applicant.candidateId,
          name: 'Test talent',
          avatarUrl: null,
          jobTitle: 'Senior Accountant',
          place: 'Philippines',
          experienceYears: 9,
          credentials: ['CPA'],
          skills: ['Close', 'Excel'],
          workingHours: null,
          freeHours: null,
          isVetted: true,
        },
        offer: null,
        canOffer: false,
        contact: null,
        actions: ['accept', 'review', 'decline', 'resume'],
      },
    ])
    for (const step of [
      ['review', 'pending'],
      ['accept', 'reviewing'],
    ] as const) {
      const before = JSON.stringify((await list(projectId)).body)
      for (const secret of [...never, ...Object.values(contact), applicant.email]) expect(before).not.toContain(secret)
      await move(id, step[0], step[1])
    }
    const [accepted] = (await list(projectId)).body.applications
    expect(accepted).toMatchObject({ contact: { email: applicant.email, ...contact }, actions: ['contact', 'resume'] })
    for (const secret of never) expect(JSON.stringify(accepted)).not.toContain(secret)
  })

  test('contact data stay away from who was declined; so does the resume of who is not vetted', async () => {
    const [vetted, other] = applicants as [Person, (typeof applicants)[number]]
    await app.database.ownerRun(
      `update candidates set resume_path = 'other', resume_original_name = 'x', resume_size_bytes = 1,
         resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
      [other.candidateId],
    )
    const projectId = await post()
    for (const applicant of [vetted, other]) await move(await apply(applicant, projectId), 'decline')
    const { applications } = (await list(projectId, { sort: 'oldest' })).body
    expect(applications.map(({ contact, actions }) => ({ contact, actions }))).toEqual([
      { contact: null, actions: ['resume'] },
      { contact: null, actions: [] },
    ])
  })

  test('filters, sorts and pages; who named no rate or date comes last', async () => {
    const projectId = await post()
    const ids = [
      await apply(applicants[0] as Person, projectId, { hourlyRate: 40, availableStartDate: '2026-12-01' }),
      await apply(applicants[1] as Person, projectId, { hourlyRate: 20, availableStartDate: '2026-11-20' }),
      await apply(applicants[2] as Person, projectId),
    ]
    const wanted: Record<ApplicationSort, number[]> = {
      newest: [2, 1, 0],
      'best-fit': [2, 1, 0],
      oldest: [0, 1, 2],
      'lowest-rate': [1, 0, 2],
      'highest-rate': [0, 1, 2],
      'earliest-start': [1, 0, 2],
    }
    for (const sort of applicationSorts) {
      const { body } = await list(projectId, { sort })
      expect(body.applications.map(({ id }) => ids.indexOf(id))).toEqual(wanted[sort])
    }
    await move(ids[1] as string, 'review')
    const reviewing = (await list(projectId, { filter: 'reviewing' })).body
    expect(reviewing).toMatchObject({ total: 1, counts: { pending: 2, reviewing: 1, accepted: 0, rejected: 0 } })
    expect(reviewing.applications.map(({ id }) => id)).toEqual([ids[1]])
    expect((await list(projectId, { page: 2 })).body).toMatchObject({ applications: [], total: 3, pageCount: 1 })
  })

  test('sorts by how many of the wanted systems someone knows, in any spelling, and shows vetted ones only', async () => {
    const projectId = await post()
    const ids: string[] = []
    for (const known of [['QBO'], ['Xero', 'QuickBooks Online'], []]) {
      const one = await newTalent(app)
      if (known.length > 1)
        await app.database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
          one.candidateId,
        ])
      await app.database.ownerRun('update candidates set profile_data = $2 where id = $1', [
        one.candidateId,
        JSON.stringify({ skills: { tools: known } }),
      ])
      ids.push(await apply(one, projectId))
    }
    const shown = async (more: object) => {
      const { applications, total } = (await list(projectId, more)).body
      return { found: applications.map(({ id }) => ids.indexOf(id)), total }
    }
    const fit = { sort: 'best-fit', software: 'QuickBooks Online,Xero' }
    expect(await shown(fit)).toEqual({ found: [1, 0, 2], total: 3 })
    expect(await shown({ ...fit, vetted: 'true' })).toEqual({ found: [1], total: 1 })
    expect(await shown({ vetted: 'true', filter: 'accepted' })).toEqual({ found: [], total: 0 })
    expect((await list(projectId, { vetted: 'true' })).body.counts.pending).toBe(3)
  })

  test('pages hold each application once', async () => {
    const projectId = await post()
    const count = applicationPageSize + 3
    await app.database.ownerRun(
      `insert into applications (project_id, user_id, cover_letter) select $1, null, 'x' from generate_series(1, $2::int)`,
      [projectId, count],
    )
    const pages = [await list(projectId), await list(projectId, { page: 2 })]
    expect(pages.map(({ body }) => [body.applications.length, body.total, body.pageCount])).toEqual([
      [applicationPageSize, count, 2],
      [3, count, 2],
    ])
    expect(new Set(pages.flatMap(({ body }) => body.applications.map(({ id }) => id))).size).toBe(count)
    expect(pages[0]?.body.applications[0]).toMatchObject({ applicant: null, contact: null })
  })

  test('up to three are named for a comparison; one of another project is not among them', async () => {
    const [projectId, otherProject] = [await post(), await post()]
    const ids = []
    for (const applicant of applicants) ids.push(await apply(applicant, projectId))
    const elsewhere = await apply(applicants[0] as Person, otherProject)
    const named = async (only: string[]) => (await list(projectId, { only: only.join(',') })).body
    expect((await named(ids.slice(1))).applications.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort())
    expect(await named([elsewhere, ids[0] as string])).toMatchObject({ total: 1, applications: [{ id: ids[0] }] })
  })

  test('for another buyer there are none to see', async () => {
    const projectId = await post()
    const stranger = await newBuyer(app)
    for (const id of [projectId, randomUUID()])
      expect(await stranger.browser.call(listApplications, { id })).toMatchObject({
        status: 404,
        error: { message: 'Project Not Found' },
      })
  })

  test.each([
    { page: 0 },
    { page: 'x' },
    { filter: 'declined' },
    { sort: 'name' },
    { only: 'x' },
    {
      only: Array(chosenLimit + 1)
        .fill(randomUUID())
        .join(','),
    },
    { projectId: randomUUID() },
  ])('%j is refused', async (changed) => {
    expect((await list(await post(), changed)).status).toBe(400)
  })
})
