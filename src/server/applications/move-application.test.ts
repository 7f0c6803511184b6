import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { type ApplicationMove, type ApplicationStatus, applicationStatuses } from '#domain/applications/status.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const way: Record<ApplicationStatus, ApplicationMove[]> = {
  pending: [],
  reviewing: ['review'],
  accepted: ['accept'],
  rejected: ['decline'],
}

/** Where each move leads from each status; undefined where it is refused. */
const table: Record<ApplicationStatus, Partial<Record<ApplicationMove, ApplicationStatus>>> = {
  pending: { accept: 'accepted', review: 'reviewing', decline: 'rejected' },
  reviewing: { accept: 'accepted', decline: 'rejected' },
  accepted: {},
  rejected: {},
}

describe('moving an application', () => {
  let app: TestApp
  let owner: Person
  let worker: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    worker = await newTalent(app)
  })
  afterAll(() => app.close())

  const move = (id: string, name: ApplicationMove, by = owner) => by.browser.call(moveApplication, { id, move: name })

  async function application(status: ApplicationStatus = 'pending'): Promise<string> {
    const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
    const { body } = await worker.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })
    for (const step of way[status]) await move(body.application.id, step)
    return body.application.id
  }

  const cells = applicationStatuses.flatMap((status) =>
    (['accept', 'review', 'decline'] as const).map((name) => ({ status, name, to: table[status][name] })),
  )
  test.each(cells)('$name from $status leads to $to', async ({ status, name, to }) => {
    const id = await application(status)
    const answer = await move(id, name)
    if (to) expect(answer.body).toEqual({ id, status: to, actions: Object.keys(table[to]) })
    else expect(answer).toMatchObject({ status: 409, error: { message: expect.stringContaining(`now ${status}.`) } })
  })

  test('of accept and decline at once one wins, and the other is told which', async () => {
    const id = await application()
    const answers = await Promise.all([move(id, 'accept'), move(id, 'decline')])
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
    expect([won?.status, lost?.status]).toEqual([200, 409])
    expect(lost?.error?.message).toContain(`now ${won?.body.status}.`)
  })

  test('for another buyer the application is not there', async () => {
    const id = await application()
    expect((await move(id, 'accept', await newBuyer(app))).status).toBe(404)
    expect((await move(randomUUID(), 'accept')).status).toBe(404)
    expect(await app.database.ownerRun('select status from applications where id = $1', [id])).toEqual([
      { status: 'pending' },
    ])
  })
})
