import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import { answerProposal, cancelInterview, moveInterview } from '#contract/interviews.ts'
import { createProject } from '#contract/projects.ts'
import { arrange, booked, manila, newYork } from '../testing/interviewing.ts'
import { newBuyer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('contact data is held in what is said with an interview, until an application was accepted', async () => {
  const { buyer, talent, interview, starts } = await booked(app)
  const { id } = interview
  const word = 'Call +1 212 555 0142 or write to ellen@hollis.example.'
  const held = 'Call [Phone number held] or write to [Email address held].'
  const move = (who: Person, index: number) =>
    who.browser.call(moveInterview, { id, startsAt: starts[index] as string, zone: newYork, word })
  expect((await move(buyer, 6)).body).toMatchObject({ isContactOpen: false, words: { owner: held } })
  expect((await move(talent, 8)).body).toMatchObject({ isContactOpen: false, words: { talent: held } })
  const { body: asked } = await arrange(buyer, talent, [starts[12] as string], { how: 'propose', word })
  expect(asked.words.owner).toBe(held)
  const times = [starts[14] as string]
  const answered = await talent.browser.call(answerProposal, { id: asked.id, times, zone: manila, word })
  expect(answered.body.words.talent).toBe(held)
  expect((await buyer.browser.call(cancelInterview, { id: asked.id, word })).body.cancelWord).toBe(held)

  const projectId = (await buyer.browser.call(createProject, { title: 'Close' })).body.id
  const { application } = (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })).body
  await buyer.browser.call(moveApplication, { id: application.id, expectedStatus: 'pending', move: 'accept' })
  expect((await move(buyer, 16)).body).toMatchObject({ isContactOpen: true, words: { owner: word } })
  expect((await move(talent, 18)).body).toMatchObject({ isContactOpen: true, words: { talent: word } })
  // Another firm has accepted nobody.
  const other = await arrange(await newBuyer(app), talent, [starts[20] as string], { word })
  expect(other.body).toMatchObject({ isContactOpen: false, words: { owner: held } })
})
