import type { Page } from '@playwright/test'
import { addDays, mondayOf } from '../src/domain/hours/week.ts'
import { violationsOf } from './axe.ts'
import { engage } from './engaged.ts'
import { password } from './people.ts'
import { readToTheEnd } from './signing.ts'
import { expect, test } from './test.ts'

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

async function sign(page: Page, name: string) {
  await readToTheEnd(page)
  await page.getByRole('checkbox', { name: 'I agree to sign and keep this record electronically.' }).check()
  await page.getByLabel('Type your name').fill(name)
  await page.getByRole('button', { name: 'use your password' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
}

test('a firm amends rate and hours, both sign again, and the new terms hold from their Monday', async ({
  page,
  people,
}) => {
  const [owner, talent] = await Promise.all([people.buyer('Ellen', 'Rausch'), people.talent()])
  const { statementId, engagementId } = await engage(people, owner, talent, addDays(mondayOf(today), -14))
  await owner.enter(page, `/statements/${statementId}`)
  await page.getByRole('button', { name: 'Amend' }).click()
  await expect(page.getByRole('heading', { name: 'Amend version 1' })).toBeVisible()
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible()
  await page.getByLabel('Takes effect on').fill(mondayOf(today))
  await page.getByRole('button', { name: 'Send for Signature' }).click()
  await expect(page.getByRole('alert')).toContainText('This amendment changes nothing yet.')
  await page.getByLabel('Rate ($ per hour)').fill('36')
  await page.getByLabel('Weekly cap (hours)').fill('15')
  const changes = page.getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText('$34.00/hr')
  await expect(changes).toContainText('$36.00/hr')
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Send for Signature' }).click()
  await expect(page.getByText(/’s turn, until/)).toBeVisible()

  await talent.enter(page, '/platform')
  await expect(page.getByText('Your turn: sign the amendment')).toBeVisible()
  await page.getByRole('link', { name: /^Read and Sign/ }).click()
  await sign(page, talent.name)
  await expect(page.getByText(/^You have signed/)).toBeVisible()
  // Until the firm signs, what both have signed holds.
  await owner.enter(page, `/engagements/${engagementId}`)
  await expect(page.getByText('$34.00/hr')).toBeVisible()
  await page.getByRole('link', { name: /^Read and Sign/ }).click()
  await sign(page, owner.name)
  await expect(page.getByRole('heading', { name: 'Signed by both' })).toBeVisible()
  await owner.enter(page, `/engagements/${engagementId}`)
  await expect(page.getByText('$36.00/hr')).toBeVisible()
  await expect(page.getByText('15 hours')).toBeVisible()
  await page.goto(`/statements/${statementId}`)
  await expect(page.getByText('Both sides have signed a later version.')).toBeVisible()
})
