import { createProject } from '../src/contract/projects.ts'
import { logIn, mailTo, password } from './people.ts'
import { expect, test } from './test.ts'

test('an admin finds someone, suspends them with a reason, restores them, verifies their firm and ends their sessions', async ({
  page,
  browser,
  people,
}) => {
  const [admin, buyer] = await Promise.all([people.admin(), people.buyer('Odile', 'Marsh')])
  const other = await (await browser.newContext()).newPage()
  await buyer.enter(other, '/projects')
  await expect(other.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()

  await admin.enter(page, '/admin/people')
  await page.getByLabel('Search name or email').fill(buyer.email)
  await expect(page.getByRole('row', { name: buyer.email })).toContainText('Active')
  await page.getByRole('row', { name: buyer.email }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odile Marsh' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Asked applicants for money.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Suspended since')).toContainText('Asked applicants for money.')
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible()

  await other.goto('/homepage')
  await expect(other).toHaveURL(/\/login/)
  await logIn(other, buyer.email, password)
  await expect(other.getByText('Your account is suspended.')).toBeVisible()
  expect((await mailTo(page, buyer.email, 'account-suspended')).subject).toBe('Your account was suspended')

  await page.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByLabel('Reason').fill('They explained it.')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Suspended since')).toHaveCount(0)
  await logIn(other, buyer.email, password)
  await expect(other).toHaveURL('/homepage')

  await expect(other.getByText('We’re verifying your firm')).toBeVisible()
  await page.getByRole('link', { name: 'Hollis' }).click()
  await page.getByRole('button', { name: 'Verify Firm' }).click()
  await dialog.getByLabel('We called the firm at a number that it publishes').check()
  await dialog.getByRole('button', { name: 'Verify Firm' }).click()
  await expect(
    page.getByRole('region', { name: 'History' }).getByRole('row', { name: 'Verified a firm' }),
  ).toContainText('call')
  await expect(page.getByRole('button', { name: 'Withdraw Verification' })).toBeVisible()
  expect((await mailTo(page, buyer.email, 'firm-verified')).subject).toBe('Your firm is verified')
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('We’re verifying your firm')).toHaveCount(0)

  await page.goBack()
  await page.reload()
  await page.getByRole('button', { name: 'End Sessions' }).click()
  await dialog.getByRole('button', { name: 'End Sessions' }).click()
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible()
  await other.goto('/homepage')
  await expect(other).toHaveURL(/\/login/)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('row', { name: 'Suspended an account' })).toContainText('Asked applicants for money.')
  await expect(history.getByRole('row', { name: 'Ended all sessions of an account' })).toBeVisible()
})

test('an admin takes a project down, its owner reads why, and it comes back as it was', async ({
  page,
  browser,
  people,
}) => {
  const [admin, buyer] = await Promise.all([people.admin(), people.buyer('Odile', 'Marsh')])
  const { id } = await buyer.call(createProject, { title: 'Easy money from home' })
  const visitor = await (await browser.newContext()).newPage()
  const owner = await (await browser.newContext()).newPage()

  await admin.enter(page, `/admin/people?search=${buyer.email}`)
  await page.getByRole('row', { name: buyer.email }).getByRole('link').click()
  await page.getByRole('link', { name: 'Easy money from home' }).click()
  await page.getByRole('button', { name: 'Take Down' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Asks applicants for money.')
  await dialog.getByRole('button', { name: 'Take Down' }).click()
  await expect(page.getByText('Taken down on')).toContainText('Asks applicants for money.')
  await visitor.goto(`/projects/${id}`)
  await expect(visitor.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
  await buyer.enter(owner, '/projects')
  await expect(owner.getByRole('listitem').filter({ hasText: 'Easy money' })).toContainText('Taken down')
  await owner.goto(`/projects/${id}`)
  await expect(owner.getByText('Taken down on')).toContainText('Asks applicants for money.')
  expect((await mailTo(page, buyer.email, 'project-taken-down')).subject).toBe('Your project was taken down')

  await page.getByRole('button', { name: 'Put Back' }).click()
  await dialog.getByLabel('Reason').fill('They changed the text.')
  await dialog.getByRole('button', { name: 'Put Back' }).click()
  await expect(page.getByText('Taken down on')).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Easy money from home' })).toBeVisible()
})

test('an admin sees whom retention would remove before setting it', async ({ page, people }) => {
  await (await people.admin()).enter(page, '/admin/people')
  await page.getByRole('link', { name: 'Retention' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Retention' })).toBeVisible()
  const inactive = page.getByLabel('Inactive accounts')
  await inactive.fill('7')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Please enter 30 to 3,650 days, or leave it empty.')).toBeVisible()
  await inactive.fill('3650')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('No account would be deleted now.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Retention saved')).toBeVisible()
  await page.reload()
  await expect(inactive).toHaveValue('3650')
  await inactive.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Retention saved')).toBeVisible()
})
