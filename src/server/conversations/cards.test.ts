import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import { openThread, readThread } from '#contract/conversations.ts'
import { cancelInterview } from '#contract/interviews.ts'
import { counterOffer, makeOffer } from '#contract/offers.ts'
import { createProject } from '#contract/projects.ts'
import { arrange, newAccepted, timesOf } from '../testing/interviewing.ts'
import { newBuyer, newMember, newPerson, type Person } from '../testing/people.ts'
import { sampleTerms } from '../testing/sample-terms.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('interviews and offers about the project stand in its conversation, each once and as it is now', async () => {
  const [firm, talent] = [await newBuyer(app), await newAccepted(app)]
  const viewer = await newMember(app, firm, 'viewer')
  const projectId = (await firm.browser.call(createProject, { title: 'Close' })).body.id
  const { application } = (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })).body
  const { id } = (await talent.browser.call(openThread, { applicationId: application.id })).body
  const cards = async ({ browser }: Person) => (await browser.call(readThread, { id })).body.cards
  expect(await cards(firm)).toEqual([])

  const { starts } = await timesOf(firm, talent)
  const [first, second, third] = starts as [string, string, string]
  const about = { project: projectId }
  const booked = (await arrange(firm, talent, [first], about)).body.id
  const proposed = (await arrange(firm, talent, [second, third], { ...about, how: 'propose' })).body.id
  // Not about this project.
  await arrange(firm, talent, [starts[9] as string])
  await talent.browser.call(cancelInterview, { id: booked, word: 'Ill.' })

  await firm.browser.call(moveApplication, { id: application.id, expectedStatus: 'pending', move: 'accept' })
  const offer = { id: application.id, terms: sampleTerms, note: '' }
  await firm.browser.call(makeOffer, { ...offer, status: 'draft' })
  expect((await cards(firm)).map(({ kind }) => kind)).toEqual(['interview', 'interview'])
  const sent = (await firm.browser.call(makeOffer, { ...offer, status: 'sent' })).body
  await talent.browser.call(counterOffer, { id: sent.id, round: 1, terms: { ...sampleTerms, rateCents: 4600 } })

  for (const person of [firm, talent, viewer])
    expect(await cards(person)).toMatchObject([
      { kind: 'interview', id: booked, status: 'cancelled', minutes: 30, proposed: 0 },
      { kind: 'interview', id: proposed, status: 'proposed', startsAt: null, proposed: 2 },
      { kind: 'offer', id: sent.id, status: 'countered', round: 2 },
    ])
  const admin = await newPerson(app, 'admin')
  for (const stranger of [await newBuyer(app), await newAccepted(app), admin])
    expect((await stranger.browser.call(readThread, { id })).status).toBe(404)
})
