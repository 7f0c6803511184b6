import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmCounsel, readStatement, readStatementTemplate, saveStatementTemplate } from '#contract/statements.ts'
import { firstTemplate } from '#domain/statements/template.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { draftOf } from './testing/statement.ts'

let app: TestApp
let owner: Person
let talent: Person
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  talent = await newTalent(app)
})
afterAll(() => app.close())

test('the template is versioned, refuses unknown placeholders, and shows a notice until counsel has read it', async () => {
  const admin = await newPerson(app, 'admin')
  const first = (await admin.browser.call(readStatementTemplate, {})).body
  expect(first).toMatchObject({ version: 1, counselReadAt: null, text: firstTemplate })
  const refused = await admin.browser.call(saveStatementTemplate, {
    version: 1,
    text: { ...firstTemplate, law: 'As {{state}} has it.' },
  })
  expect(refused).toMatchObject({ status: 400, body: { error: { message: '{{state}} isn’t a placeholder.' } } })
  const text = { ...firstTemplate, law: 'The law of New York governs {{project}}.' }
  expect((await admin.browser.call(saveStatementTemplate, { version: 1, text })).body.version).toBe(2)
  expect((await admin.browser.call(saveStatementTemplate, { version: 1, text })).status).toBe(409)
  expect((await admin.browser.call(confirmCounsel, { version: 1 })).status).toBe(409)
  expect((await admin.browser.call(confirmCounsel, { version: 2 })).body.counselReadAt).not.toBeNull()
  const before = await draftOf(app, owner, talent)
  await admin.browser.call(saveStatementTemplate, { version: 2, text: firstTemplate })
  const after = await draftOf(app, owner, talent)
  const versions = await Promise.all(
    [before, after].map(async (id) => (await owner.browser.call(readStatement, { id })).body),
  )
  expect(versions.map(({ templateVersion, isUnread }) => [templateVersion, isUnread])).toEqual([
    [2, false],
    [3, true],
  ])
})
