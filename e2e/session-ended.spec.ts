import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { createProject } from '../src/contract/projects.ts'
import { fillLogin, password } from './people.ts'
import { expect, test } from './test.ts'

test('a save after the session ended keeps what was typed, and the next one arrives', async ({
  page,
  context,
  people,
}) => {
  const buyer = await people.buyer()
  await buyer.enter(page, '/homepage')
  await page.getByRole('button', { name: 'View Profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await profile.getByRole('button', { name: 'Edit Profile' }).click()
  await profile.getByLabel('First name').fill('Elena')
  await context.clearCookies()
  await profile.getByRole('button', { name: 'Save' }).click()

  const again = page.getByRole('dialog', { name: 'Not signed in' })
  await expect(again).toBeVisible()
  await expect(profile.getByRole('alert')).toHaveText('Not signed in')
  await again.getByLabel('Password', { exact: true }).press('Escape')
  await expect(again).toBeHidden()
  await expect(page.getByText('You have unsaved changes. Discard them?')).toBeHidden()
  await expect(page).toHaveURL('/homepage')

  await profile.getByRole('button', { name: 'Save' }).click()
  await again.getByLabel('Password', { exact: true }).fill('not this one')
  await again.getByRole('button', { name: 'Log in' }).click()
  await expect(again.getByRole('alert')).toHaveText('Invalid email or password.')
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Log in' }).click()
  await expect(again).toBeHidden()
  await expect(profile.getByLabel('First name')).toHaveValue('Elena')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Elena Reed')).toBeVisible()
})

test('what was only chosen by a click stays as well, when the page learns of the end by itself', async ({
  page,
  context,
  people,
}) => {
  const buyer = await people.buyer()
  const { id } = await buyer.call(createProject, { title: 'Month-end close' })
  const again = page.getByRole('dialog', { name: 'Not signed in' })
  const status = page.getByRole('combobox', { name: 'Status' })
  for (const choose of [
    async () => {
      await status.click()
      await page.getByRole('option', { name: 'Draft' }).click()
    },
    () => page.getByRole('button', { name: 'More: Estimated hires' }).click(),
  ]) {
    await buyer.enter(page, `/projects/${id}/edit`)
    await expect(status).toBeVisible()
    await choose()
    await context.clearCookies()
    // Coming back to the tab makes it ask for news.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(again).toBeVisible()
    await expect(page).toHaveURL(`/projects/${id}/edit`)
  }
})

test('weeks that were chosen and a time zone stay as well', async ({ page, context, people }) => {
  const [talent, applicant] = await Promise.all([people.talent(), people.candidate()])
  const { version, email: _, photoUrl: __, ...own } = await talent.call(readProfile, {})
  const weekly = [{ weekday: 1, from: '09:00', to: '17:00' }]
  await talent.call(saveProfile, {
    ...own,
    expectedVersion: version,
    workingHours: { zone: 'America/New_York', weekly, hoursPerWeek: 8, earliestStart: null },
  })
  const week = page.getByRole('button', { name: /^Week of / }).first()
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  for (const { who, path, choose } of [
    { who: talent, path: '/capacity', choose: () => week.click() },
    {
      who: applicant,
      path: '/schedule-meeting',
      choose: async () => {
        await zone.click()
        await page.getByRole('option').nth(1).click()
      },
    },
  ]) {
    await who.enter(page, path)
    await choose()
    await context.clearCookies()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('dialog', { name: 'Not signed in' })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('logging in from another tab is enough, and someone else starts anew', async ({ page, context, people }) => {
  const [buyer, other] = await Promise.all([people.buyer(), people.buyer('Bo', 'Lund')])
  await buyer.enter(page, '/homepage')
  const edit = async () => {
    await page.getByRole('button', { name: 'View Profile' }).click()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('First name').fill('Elena')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(again).toBeVisible()
  }
  const again = page.getByRole('dialog', { name: 'Not signed in' })
  await edit()
  const opening = context.waitForEvent('page')
  await again.getByRole('link', { name: /Other ways to log in/ }).click()
  const tab = await opening
  await fillLogin(tab, buyer.email, password)
  await expect(again).toBeHidden()
  await expect(page.getByLabel('First name')).toHaveValue('Elena')
  await tab.close()

  await page.reload()
  await edit()
  await again.getByLabel('Email').fill(other.email)
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Bo Lund')).toBeVisible()
  await expect(page.getByText('Elena')).toHaveCount(0)
})

test('an answer without a role or an id ends the log-in with a message, and the next try works', async ({
  page,
  people,
}) => {
  const { email } = await people.buyer()
  await page.goto('/login')
  for (const missing of ['id', 'role'] as const) {
    await page.route('**/api/session', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fulfill({ json: { me: { id: 'x', role: 'buyer', [missing]: undefined }, secondFactor: null } })
    })
    await fillLogin(page, email, password)
    await expect(page.getByRole('alert')).toHaveText('Login succeeded but no user ID found. Please try again.')
    await page.unrouteAll()
  }
  await fillLogin(page, email, password)
  await expect(page).toHaveURL('/homepage')
})
