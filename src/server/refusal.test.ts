import { expect, test } from 'vitest'
import { createProject } from '#contract/projects.ts'
import { raw } from '#db/testing/raw.ts'
import { problemOf } from './refusal.ts'
import { newBuyer } from './testing/people.ts'
import { testApp } from './testing/test-app.ts'

const failing = (code: string) => Object.assign(new Error('canceling statement'), { code })

test.each(['57014', '55P03', '40001', '40P01', '57P01', '53300', 'ECONNRESET'])(
  'T63 %s means that the database is busy: come back in a moment',
  (code) => {
    expect(problemOf(failing(code))).toMatchObject({
      code: 'unavailable',
      message: 'Glide is busy. Please try again shortly.',
      retryAfterSeconds: 2,
    })
  },
)

test('T53 anything else says nothing about the inside', () => {
  expect(problemOf(failing('23505'))).toMatchObject({
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  })
})

test('what a policy or a trigger refuses was just changed by someone else, and a missing grant is a mistake of ours', async () => {
  const app = await testApp()
  const owner = await newBuyer(app)
  const { id } = (await owner.browser.call(createProject, { title: 'Close' })).body
  const refused = (sql: string) =>
    app.services.db.asUser(owner, (tx) => tx.count(raw(sql, [id]))).then(() => undefined, problemOf)
  const changed = {
    code: 'conflict',
    message: 'What this depends on was just changed or removed. Please reload the page.',
  }
  const failed = { code: 'internal', message: 'Something went wrong. Please try again.' }
  const offer = 'insert into offers (application_id, project_id) values (gen_random_uuid(), $1)'
  expect(await refused(offer)).toMatchObject(changed)
  expect(await refused(`update projects set status = 'active' where id = $1`)).toMatchObject(changed)
  expect(await refused('delete from invoices where id = $1')).toMatchObject(failed)
  expect(await refused(`update projects set pay_rate = -1 where id = $1`)).toMatchObject(failed)
  await app.close()
})
