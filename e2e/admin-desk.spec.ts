import { logIn, mailTo, someEmail } from './people.ts'
import { expect, test } from './test.ts'

test.beforeEach(async ({ page }) => {
  await logIn(page, 'admin@glide.test')
  await expect(page).toHaveURL('/admin', { timeout: 20_000 })
})

test('an admin merges someone who applied twice, who is told when logging in, and tells two others apart', async ({
  page,
}) => {
  await page.goto('/admin/duplicates')
  const twice = page.getByRole('region', { name: 'Omar Benchaouri and Omár Benchaouri' })
  await expect(twice.getByRole('heading')).toHaveText('Same phone number · Similar name and email')
  await twice.getByRole('link', { name: 'Omar Benchaouri' }).click()
  await expect(page.getByText('Possible duplicate of Omár Benchaouri: same phone number')).toBeVisible()
  await page.getByRole('link', { name: 'Omár Benchaouri' }).click()
  await expect(page).toHaveURL(/\/admin\/duplicates\?candidate=/)

  await twice.getByRole('button', { name: 'Keep This One omar.benchaouri@example.com' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await twice.getByRole('button', { name: 'Keep This One omar.benchaouri@example.com' }).click()
  await expect(page.getByRole('dialog')).toContainText('This cannot be undone.')
  await page.getByRole('dialog').getByRole('button', { name: 'Merge Candidates' }).click()
  await expect(page.getByRole('heading', { name: 'No duplicates' })).toBeVisible()
  await mailTo(page, 'omar.benchaouri@example.com', 'accounts-merged')

  await page.getByRole('button', { name: 'Show All Candidates' }).click()
  const household = page.getByRole('region', { name: 'Camila Duarteza and Valentina Osorega' })
  await household.getByRole('button', { name: 'Not a Duplicate' }).click()
  await expect(household).toBeHidden()
  await page.getByText('Not duplicates').click()
  await expect(household.getByText('by Jordan B.')).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, 'omar.benchaouri.books@example.com')
  await expect(page.getByRole('alert')).toContainText('Please log in with o…@example.com.')
})

test('an admin handles a lead, finds its mail, and cancels a call with a reason', async ({ page }) => {
  const email = someEmail('lead')
  const headers = { origin: `http://localhost:${process.env.E2E_PORT}` }
  await page.request.post('/api/leads', { headers, data: { email } })
  await page.goto('/admin/leads')
  await page.getByRole('searchbox', { name: 'Search email' }).fill(email)
  await page.getByRole('button', { name: `Mark Handled ${email}` }).click()
  await expect(page.getByRole('heading', { name: 'No leads' })).toBeVisible()
  await page.getByText('Handled', { exact: true }).click()
  await expect(page.getByRole('row', { name: email })).toContainText('by Jordan B.')

  await page.goto('/admin/calls')
  const call = page.getByRole('row', { name: 'Ahmed Khalifani' })
  await call.getByRole('button', { name: 'Cancel' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel Call' })
  await expect(confirm).toBeDisabled()
  await page.getByLabel('Reason').fill('The team is traveling that day.')
  await confirm.click()
  await expect(call).toBeHidden()
  await mailTo(page, 'ahmed.khalifani@example.com', 'intro-call-cancelled')
  await page.goto('/admin/mail?search=ahmed.khalifani')
  await expect(page.getByRole('row', { name: 'Your intro call was canceled' })).toContainText('Sent')
})
