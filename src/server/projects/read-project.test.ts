import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import { createProject, readProject, setProjectStatus } from '#contract/projects.ts'
import { settableProjectStatuses } from '#domain/projects/status.ts'
import type { Browser } from '../testing/browser.ts'
import { newBuyer, newPerson, newTalent, newUnconfirmed, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const canary = 'CANARY-note-for-partners'

describe('reading a project', () => {
  let app: TestApp
  let owner: Person
  let readers: Record<string, Browser>
  let applicant: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    applicant = await newTalent(app)
    readers = {
      visitor: app.visitor(),
      unconfirmed: (await newUnconfirmed(app)).browser,
      applicant: applicant.browser,
      'another buyer': (await newBuyer(app)).browser,
    }
  })
  afterAll(() => app.close())

  const post = async () =>
    (await owner.browser.call(createProject, { title: 'Close', internalNote: canary, payRate: 45 })).body.id
  const bytes = async (browser: Browser, id: string) => {
    const response = await browser.send(`/api/projects/${id}`)
    return `${response.status} ${(await response.text()).replace(/"requestId":"[^"]+"/, '')}`
  }

  test('its owner sees all of it and may manage it', async () => {
    const id = await post()
    const { body } = await owner.browser.call(readProject, { id })
    expect(body).toMatchObject({ id, title: 'Close', internalNote: canary, isOwn: true })
    expect(body.actions).toEqual(['edit', 'draft', 'complete', 'archive', 'delete'])
  })

  test.each(settableProjectStatuses)(
    'an admin sees all of one that is %s, and may only take it down',
    async (status) => {
      const id = await post()
      await owner.browser.call(setProjectStatus, { id, status })
      const admin = await newPerson(app, 'admin')
      const { body } = await admin.browser.call(readProject, { id })
      expect(body).toMatchObject({ id, status, internalNote: canary, isOwn: false, actions: ['take-down'] })
    },
  )

  test.each(['visitor', 'unconfirmed', 'applicant', 'another buyer'])(
    '%s sees the public facts of an open one',
    async (who) => {
      const id = await post()
      const { body } = await (readers[who] as Browser).call(readProject, { id })
      expect(body).toMatchObject({ id, status: 'Open', payRate: 45, internalNote: null, isOwn: false, actions: [] })
      const text = JSON.stringify(body)
      for (const secret of [canary, owner.email, owner.userId]) expect(text).not.toContain(secret)
    },
  )

  test.each(['draft', 'completed', 'archived'] as const)(
    'one that is %s is to others as if it did not exist',
    async (status) => {
      const id = await post()
      await applicant.browser.call(applyToProject, { projectId: id, coverLetter: 'Available now.' })
      await owner.browser.call(setProjectStatus, { id, status })
      for (const browser of Object.values(readers)) {
        const hidden = await bytes(browser, id)
        expect(hidden).toMatch(/^404 .*Project Not Found/)
        for (const none of [randomUUID(), 'not-an-id', "'--", '1'.repeat(5000)])
          expect(await bytes(browser, none)).toBe(hidden)
      }
      expect((await owner.browser.call(readProject, { id })).body.status).toBe(status)
    },
  )
})
