import { createProject } from '../src/contract/projects.ts'
import { mailTo, password, someEmail, uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

test('an owner invites a manager, who joins, works on the firm’s projects, and sees nothing once removed', async ({
  page,
  browser,
  people,
  extraHTTPHeaders,
}) => {
  const owner = await people.buyer()
  const title = `Close ${uniqueWord()}`
  await owner.call(createProject, { title })
  await owner.enter(page, '/settings')
  await page.getByRole('link', { name: 'Open Firm Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Firm', level: 1 })).toBeVisible()

  const email = someEmail('tomas')
  const form = page.locator('form').filter({ hasText: 'Send Invitation' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email)
  const [link = ''] = (await mailTo(page, email, 'firm-invitation')).links

  const context = await browser.newContext({ extraHTTPHeaders })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Join Hollis' })).toBeVisible()
  await theirs.getByLabel('First name').fill('Tomás')
  await theirs.getByLabel('Last name').fill('Lima')
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(theirs.getByText('Please accept the terms to create your account.')).toBeVisible()
  await theirs.getByRole('checkbox').check()
  // Without a connection nothing that was typed is lost.
  await context.setOffline(true)
  await theirs.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(theirs.getByText(/^Network issue detected/)).toBeVisible()
  await expect(theirs.getByLabel('Last name')).toHaveValue('Lima')
  await context.setOffline(false)
  await theirs.route('**/api/firm/invitations/accept', (route) => route.fulfill({ json: { me: { id: 'x' } } }), {
    times: 1,
  })
  await theirs.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(theirs.getByText('Login succeeded but no user ID found. Please try again.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(theirs).toHaveURL('/homepage')
  await expect(theirs.getByRole('link', { name: title })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Billing' })).toHaveCount(0)
  await theirs.getByRole('link', { name: title }).click()
  await expect(theirs.getByRole('button', { name: 'Edit Details' })).toBeVisible()

  await page.reload()
  const seat = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: email })
  await expect(seat).toContainText('Tomás Lima')
  await seat.getByRole('combobox', { name: 'Role of Tomás Lima' }).click()
  await page.getByRole('option', { name: 'Viewer' }).click()
  await expect(page.getByText('Tomás Lima is now a viewer.')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: title })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Edit Details' })).toHaveCount(0)
  await expect(theirs.getByRole('link', { name: '+ New Project' })).toHaveCount(0)

  const remove = seat.getByRole('button', { name: 'Remove Tomás Lima' })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Seat' }).click()
  await expect(seat).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Tomás Lima no longer has a seat')
  await theirs.goto('/projects')
  await expect(theirs).toHaveURL('/settings')
  await expect(theirs.getByText('You don’t have a seat at a firm.')).toBeVisible()
  expect((await theirs.request.get('/api/projects')).status()).toBe(403)

  await theirs.getByLabel('Firm name').fill('Lima CPAs')
  await theirs.getByRole('button', { name: 'Start a Firm' }).click()
  await expect(theirs).toHaveURL('/settings/firm')
  await expect(theirs.getByRole('list', { name: 'Seats' })).toContainText('Tomás Lima')
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Invitation Expired' })).toBeVisible()
  await context.close()
})

test('an owner changes the firm; two at once don’t overwrite each other', async ({ page, people }) => {
  const owner = await people.buyer()
  await owner.enter(page, '/settings/firm')
  const other = await page.context().newPage()
  await other.goto('/settings/firm')
  const name = (tab: typeof page) => tab.getByLabel('Firm name')
  await expect(name(other)).toHaveValue('Hollis')
  await name(page).fill('Hollis & Quay')
  await page.getByLabel('Core hours from').fill('18:00')
  await page.getByRole('button', { name: 'Save Firm' }).click()
  await expect(page.getByText('The core hours must end after they begin.')).toBeVisible()
  await page.getByLabel('Core hours from').fill('08:30')
  await page.getByRole('button', { name: 'Save Firm' }).click()
  await expect(page.getByText('Firm saved')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Hollis & Quay')).toBeVisible()

  await name(other).fill('Overwritten')
  await other.getByRole('button', { name: 'Save Firm' }).click()
  await other.getByRole('button', { name: 'Load Latest Version' }).click()
  await expect(name(other)).toHaveValue('Hollis & Quay')
  await expect(other.getByLabel('Core hours from')).toHaveValue('08:30')
})
