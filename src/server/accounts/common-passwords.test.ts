import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerBuyer } from '#contract/buyers.ts'
import { confirmEmail } from '#contract/confirmations.ts'
import { submitApplication } from '#contract/intake.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { applicationInput, buyerInput, newBuyer, testPassword, tokenIn, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const tooCommon = (field: string) => ({
  status: 400,
  error: { code: 'invalid_input', field, message: 'This password is too common. Please choose another.' },
})
const tokenOf = async (email: string, kind: string) =>
  tokenIn((await app.mails(email)).find((mail) => mail.kind === kind)?.links ?? [])

test.each(['123456', 'PASSWORD', 'Qwerty123'])('T18 %s is refused at registration', async (password) => {
  const email = uniqueEmail('common')
  expect(await app.visitor().call(registerBuyer, { ...buyerInput(email), password })).toMatchObject(
    tooCommon('password'),
  )
  expect(await app.mails(email)).toEqual([])
})

test('T18 an application with one is refused before its resume is read', async () => {
  const input = { ...applicationInput(uniqueEmail('common')), password: 'iloveyou' }
  expect(await app.visitor().call(submitApplication, input)).toMatchObject(tooCommon('password'))
})

test('T18 whoever changes, resets or replaces a password is told, and the link stays good', async () => {
  const { email, browser } = await newBuyer(app)
  const change = { currentPassword: testPassword, password: 'football' }
  expect(await browser.call(changePassword, change)).toMatchObject(tooCommon('password'))

  await app.visitor().call(requestPasswordReset, { email })
  const token = await tokenOf(email, 'reset-password')
  const reset = (password: string) => app.visitor().call(resetPassword, { token, password })
  expect(await reset('123456')).toMatchObject(tooCommon('password'))
  expect((await reset('kestrel 42 ledger')).status).toBe(200)

  const registered = uniqueEmail('replaced')
  await app.visitor().call(registerBuyer, buyerInput(registered))
  const confirm = { token: await tokenOf(registered, 'confirm-email') }
  const replace = (newPassword: string) => app.visitor().call(confirmEmail, { ...confirm, owner: { newPassword } })
  expect(await replace('letmein')).toMatchObject(tooCommon('owner.newPassword'))
  expect((await replace('kestrel 42 ledger')).status).toBe(200)
})
