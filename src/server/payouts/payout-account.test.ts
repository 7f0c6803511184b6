import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOwnData } from '#contract/own-data.ts'
import { listPayouts, readPayoutAccount, removePayoutAccount, savePayoutAccount } from '#contract/payouts.ts'
import { newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const inPhilippines = {
  ...{ country: 'PH', holder: 'Ana Reyes', bankName: 'BDO Unibank', swift: 'BNORPHMM', accountNumber: '001234567890' },
  address: '12 Mabini Street, Cebu City',
} as const
const inUnitedStates = {
  ...{ country: 'US', holder: 'Ana Reyes', routingNumber: '021000021', accountNumber: '000123456789' },
  accountType: 'savings',
} as const

const owe = ({ userId }: Person, cents: number) =>
  app.database.ownerRun(
    `insert into payout_lines (talent_id, kind, amount_cents, note) values ($1, 'adjustment', $2, 'x')`,
    [userId, cents],
  )
const fileFor = async (person: Person) => {
  const response = await person.browser.send('/api/payouts.csv')
  return { status: response.status, lines: (await response.text()).split('\r\n') }
}
const lineOf = async ({ email }: Person) => (await fileFor(admin)).lines.find((line) => line.includes(email))
const readings = async () => {
  const [row] = await app.database.ownerRun(
    `select count(*)::int as count from events where event = 'payout.exported' and actor_id = $1`,
    [admin.userId],
  )
  return row?.count as number
}

test('talent enter the account they are paid into with their password, see four digits of it, and are emailed', async () => {
  const talent = await newTalent(app)
  const save = (password: string, account: object = inPhilippines) =>
    talent.browser.call(savePayoutAccount, { account: account as typeof inPhilippines, password })
  expect((await talent.browser.call(readPayoutAccount, {})).body).toEqual({ account: null })
  expect((await save('not it at all')).error).toMatchObject({ code: 'invalid_input', field: 'password' })
  expect((await save(testPassword, { ...inPhilippines, swift: 'BNOR' })).error?.field).toBe('account.swift')
  expect((await talent.browser.call(readPayoutAccount, {})).body).toEqual({ account: null })
  expect((await save(testPassword)).body.account).toMatchObject({ country: 'PH', lastFour: '7890' })
  await save(testPassword, inUnitedStates)
  const { body } = await talent.browser.call(readPayoutAccount, {})
  expect(body.account).toMatchObject({ country: 'US', lastFour: '6789' })
  expect(JSON.stringify(body)).not.toContain('000123456789')
  const remove = (password: string) => talent.browser.call(removePayoutAccount, { password })
  expect((await remove('not it at all')).error).toMatchObject({ code: 'invalid_input', field: 'password' })
  expect((await talent.browser.call(readPayoutAccount, {})).body.account).toMatchObject({ lastFour: '6789' })
  expect((await remove(testPassword)).body).toEqual({ account: null })
  await remove(testPassword)
  const mails = (await app.mails(talent.email)).filter(({ kind }) => kind === 'payout-account-changed')
  expect(mails).toHaveLength(3)
})

test('it is encrypted at rest, and bound to its owner', async () => {
  const [talent, other] = [await newTalent(app), await newTalent(app)]
  for (const [person, account] of [
    [talent, inPhilippines],
    [other, inUnitedStates],
  ] as const)
    await person.browser.call(savePayoutAccount, { account, password: testPassword })
  const rows = await app.database.ownerRun(
    `select encode(sealed_account, 'escape') as sealed, to_jsonb(a)::text as row from payout_accounts a`,
  )
  for (const kept of ['Reyes', 'BDO', '001234567890', '000123456789', '021000021'])
    expect(JSON.stringify(rows)).not.toContain(kept)
  await owe(talent, 500)
  await app.database.ownerRun(
    `update payout_accounts set sealed_account = (select sealed_account from payout_accounts where user_id = $2) where user_id = $1`,
    [talent.userId, other.userId],
  )
  const line = await lineOf(talent)
  expect(line).toContain('Can’t be read. Please ask them to enter it again.')
  expect(line).not.toContain('Reyes')
})

test('the file of whoever pays has it, of those who are owed something, and each reading is recorded', async () => {
  const [abroad, domestic, paid] = [await newTalent(app), await newTalent(app), await newTalent(app)]
  for (const [person, account, cents] of [
    [abroad, inPhilippines, 500],
    [domestic, inUnitedStates, 700],
    [paid, inUnitedStates, -100],
  ] as const) {
    await person.browser.call(savePayoutAccount, { account, password: testPassword })
    await owe(person, cents)
  }
  const before = await readings()
  expect(await lineOf(abroad)).toContain('Philippines,Ana Reyes,BDO Unibank,,,BNORPHMM,,0012 3456 7890,,')
  expect(await lineOf(domestic)).toContain('United States,Ana Reyes,,0210 0002 1,,,,0001 2345 6789,savings,')
  expect(await lineOf(paid)).not.toContain('Reyes')
  expect(await readings()).toBe(before + 3)
  const { payouts } = (await admin.browser.call(listPayouts, {})).body
  expect(payouts.find(({ talentId }) => talentId === abroad.userId)).toMatchObject({
    ...{ accountCountry: 'PH', accountLastFour: '7890' },
  })
  expect(await readings()).toBe(before + 3)
  expect((await fileFor(abroad)).status).toBe(403)
})

test('one’s own data say which account it is, not its number', async () => {
  const talent = await newTalent(app)
  await talent.browser.call(savePayoutAccount, { account: inPhilippines, password: testPassword })
  const { body } = await talent.browser.call(exportOwnData, { password: testPassword })
  expect(JSON.stringify(body)).toContain('7890')
  expect(JSON.stringify(body)).not.toContain('001234567890')
})
