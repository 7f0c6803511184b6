import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOpening } from '#contract/openings.ts'
import { createProject, readProject, readProjectDetails, updateProject } from '#contract/projects.ts'
import { fieldsOf } from '#domain/fields-of.ts'
import { projectDetails } from '#domain/projects/details.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** Some field takes each of these; every field takes one. */
const samples = ['Senior', 'Part-time', 'One-Time', '2027-05-03', 12, ['Xero'], ['FP&A'], { hoursPerWeek: 20 }]

const filled = Object.fromEntries(
  fieldsOf(projectDetails).map((field) => [
    field,
    samples.find((sample) => projectDetails.shape[field].safeParse(sample).success),
  ]),
)

describe('every field of a project', () => {
  let app: TestApp
  let owner: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
  })
  afterAll(() => app.close())

  test('is kept when it is posted and when it is edited, and shown wherever it may be', async () => {
    const posted = (await owner.browser.call(createProject, filled)).body
    const details = (await owner.browser.call(readProjectDetails, posted)).body
    expect(details).toMatchObject(filled)

    const { id } = (await owner.browser.call(createProject, { title: 'Close' })).body
    const { updatedAt } = (await owner.browser.call(readProjectDetails, { id })).body
    const edited = await owner.browser.call(updateProject, { ...filled, id, expectedUpdatedAt: updatedAt })
    expect(edited.body).toMatchObject(filled)

    const { scopeTasks, internalNote, ...shown } = filled
    const facts = { ...shown, scopeOfWork: 'FP&A' }
    expect((await app.visitor().call(readProject, { id })).body).toMatchObject(facts)
    const talent = await newTalent(app)
    expect((await talent.browser.call(readOpening, { id })).body.opening).toMatchObject(facts)
  })
})
