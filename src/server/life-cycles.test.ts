import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import { decideCandidate } from '#contract/candidates.ts'
import { createProject, setProjectStatus } from '#contract/projects.ts'
import { newBuyer, newPerson, newTalent, type Person } from './testing/people.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

const lives = Number(process.env.LIVES ?? 6)

/** The life cycles as the specification tells them, written a second time: where each move leads, and what is refused by being absent. */
const candidateTable = {
  pending: { interview: 'interviewed', accept: 'accepted', reject: 'rejected' },
  interviewed: { accept: 'accepted', reject: 'rejected' },
  accepted: { reject: 'rejected', edit: 'accepted' },
  rejected: { accept: 'accepted', edit: 'rejected' },
} as const
const applicationTable = {
  pending: { accept: 'accepted', review: 'reviewing', decline: 'rejected' },
  reviewing: { accept: 'accepted', decline: 'rejected' },
  accepted: {},
  rejected: {},
} as const

type CandidateStatus = keyof typeof candidateTable
type ApplicationStatus = keyof typeof applicationTable
const keys = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

const decisions = {
  interview: { move: 'interview', interviewAt: '2030-01-02T15:00:00.000Z' },
  accept: { move: 'accept' },
  reject: { move: 'reject', reason: 'No overlap with US hours.' },
  edit: { move: 'edit', notes: 'Prefers mornings.' },
} as const

const step = fc.oneof(
  fc.record({
    kind: fc.constant('decide' as const),
    expectedStatus: fc.constantFrom(...keys(candidateTable)),
    move: fc.constantFrom(...keys(decisions)),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    expectedStatus: fc.constantFrom(...keys(applicationTable)),
    move: fc.constantFrom('accept' as const, 'review' as const, 'decline' as const),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    status: fc.constantFrom(
      'Open' as const,
      'Open' as const,
      'draft' as const,
      'completed' as const,
      'archived' as const,
    ),
  }),
  fc.record({ kind: fc.constant('apply' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

type World = {
  candidate: CandidateStatus
  project: 'Open' | 'draft' | 'completed' | 'archived'
  application: ApplicationStatus | undefined
}

let app: TestApp
let admin: Person
let owner: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  owner = await newBuyer(app)
})
afterAll(() => app.close())

/** Where a move leads; undefined when it is refused, as one is that expects another status. */
const leadsTo = (table: object, now: string, expected: string, move: string) =>
  now === expected ? (table as Record<string, Record<string, string>>)[now]?.[move] : undefined

async function live(steps: Step[]) {
  const worker = await newTalent(app)
  const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  let applicationId = ''
  let world: World = { candidate: 'pending', project: 'Open', application: undefined }

  for (const taken of steps) {
    let status: number
    let wanted: { statuses: number[]; world: World }
    if (taken.kind === 'decide') {
      const { expectedStatus, move } = taken
      const to = leadsTo(candidateTable, world.candidate, expectedStatus, move) as CandidateStatus | undefined
      wanted = { statuses: [to ? 200 : 409], world: { ...world, candidate: to ?? world.candidate } }
      const input = { id: worker.candidateId, expectedStatus, decision: decisions[move] }
      status = (await admin.browser.call(decideCandidate, input)).status
    } else if (taken.kind === 'move') {
      if (!world.application) continue
      const { expectedStatus, move } = taken
      const to = leadsTo(applicationTable, world.application, expectedStatus, move) as ApplicationStatus | undefined
      wanted = { statuses: [to ? 200 : 409], world: { ...world, application: to ?? world.application } }
      status = (await owner.browser.call(moveApplication, { id: applicationId, expectedStatus, move })).status
    } else if (taken.kind === 'set') {
      wanted = { statuses: [200], world: { ...world, project: taken.status } }
      status = (await owner.browser.call(setProjectStatus, { id: projectId, status: taken.status })).status
    } else {
      // Twice is once; a closed project and a rejected applicant are refused.
      const isTaken = world.application !== undefined || (world.project === 'Open' && world.candidate !== 'rejected')
      const application = isTaken ? (world.application ?? 'pending') : undefined
      wanted = { statuses: isTaken ? [200] : [403, 404, 409], world: { ...world, application } }
      const answer = await worker.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })
      status = answer.status
      if (status === 200) applicationId = answer.body.application.id
    }
    world = wanted.world
    expect(wanted.statuses, JSON.stringify(taken)).toContain(status)
    const [stored] = await app.database.ownerRun(
      `select (select status from candidates where id = $1) as candidate, (select status from projects where id = $2) as project,
         (select status from applications where project_id = $2) as application`,
      [worker.candidateId, projectId],
    )
    expect(stored, JSON.stringify(taken)).toEqual({ ...world, application: world.application ?? null })
  }
}

test('candidates, projects and applications live as their tables say, whatever is tried', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), live), {
    numRuns: lives,
    endOnFailure: true,
  })
}, 600_000)
