import type { Page } from '@playwright/test'
import { pdf } from './pdf.ts'
import { type People, password } from './people.ts'
import { expect, test } from './test.ts'

const title = (page: Page) => page.getByLabel('Project Title')
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const hires = (page: Page) => page.getByLabel('Estimated hires', { exact: true })
const software = (page: Page) => page.getByRole('combobox', { name: 'Software systems' })

/** A new buyer on the page of a new project. */
async function begin(page: Page, people: People): Promise<string> {
  const buyer = await people.buyer()
  await buyer.enter(page, '/homepage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Ellen$/)
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
  await page.getByRole('link', { name: '+ Create Your First Project' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell Us Your Requirements')
  return buyer.email
}

const projects = async (page: Page) => (await (await page.request.get('/api/projects')).json()).projects as object[]

test('a job is typed, survives a reload, and a double click posts it once', async ({ page, people }) => {
  await begin(page, people)
  await expect(next(page)).toBeDisabled()
  await title(page).focus()
  await title(page).blur()
  await expect(page.getByText('Project Title is required.')).toBeVisible()
  await title(page).fill('Month-end close')

  await page.getByRole('checkbox', { name: 'FP&A' }).check()
  await page.getByRole('checkbox', { name: 'Bookkeeping' }).check()
  await software(page).fill('QuickBooks Online, Xero, xero,')
  await software(page).fill('Dext')
  await software(page).press('Enter')
  await software(page).press('Backspace')
  await software(page).fill('Bill.com')
  const understood = page.getByRole('region', { name: 'What we understood' })
  await understood.getByLabel('Xero').selectOption('nice')
  await expect(understood.getByText('As you set it.')).toBeVisible()
  for (const ignored of ['0', '-2', 'many']) {
    await hires(page).fill(ignored)
    await hires(page).blur()
    await expect(hires(page)).toHaveValue('1')
  }
  for (const [typed, counted] of [
    ['-3', '1'],
    ['2.5', '1'],
    ['07', '7'],
    ['', '7'],
    ['1', '1'],
  ] as const) {
    // Typed over the selected number.
    await hires(page).selectText()
    if (typed) await page.keyboard.type(typed)
    else await page.keyboard.press('Delete')
    await expect(hires(page)).toHaveValue(typed)
    await hires(page).blur()
    await expect(hires(page)).toHaveValue(counted)
  }
  await expect(page.getByRole('button', { name: 'Fewer: Estimated hires' })).toBeDisabled()
  await page.getByRole('button', { name: 'More: Estimated hires' }).click()
  await page.getByLabel('Pay rate', { exact: true }).fill('forty')
  await page.getByLabel('Location').fill('Remote')
  await expect(page.getByText('Please enter dollars per hour, such as 45 or 38.50.')).toBeVisible()
  await page.getByLabel('Pay rate', { exact: true }).fill('38.50')
  await page.getByLabel('Start date').fill('2027-03-01')
  await page.getByLabel('End date').fill('2027-02-26')
  await page.getByLabel('End date').blur()
  await expect(page.getByText('Please enter a date on or after the start date.')).toBeVisible()
  await page.getByLabel('End date').fill('2027-06-30')
  await expect(page.getByText('Please enter a date on or after the start date.')).toBeHidden()

  await page.reload()
  await expect(page.getByText('We restored what you typed earlier.')).toBeVisible()
  await expect(title(page)).toHaveValue('Month-end close')
  await expect(hires(page)).toHaveValue('2')
  for (const tag of ['QuickBooks Online', 'Xero', 'Bill.com'])
    await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible()

  await next(page).dblclick()
  await expect(page.getByText('Project created successfully! Moving to the next step…')).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/)
  await expect(page).toHaveTitle('Month-end close · Glide')
  expect(await projects(page)).toMatchObject([
    { title: 'Month-end close', status: 'Open', scopeOfWork: 'Bookkeeping, FP&A', estimatedHires: 2 },
  ])
  await page.goto('/projects/new')
  await expect(title(page)).toHaveValue('')
})

test('a failure keeps everything typed, and the answer that was lost makes no second project', async ({
  page,
  people,
}) => {
  await begin(page, people)
  await title(page).fill('Audit PBC list')
  await page.route('**/api/projects', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('Network issue detected.')
  await expect(title(page)).toHaveValue('Audit PBC list')
  await page.unrouteAll()
  await next(page).click()
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/)
  expect(await projects(page)).toHaveLength(1)
})

test('without an id the way leads to the homepage', async ({ page, people }) => {
  await begin(page, people)
  await title(page).fill('Sales tax')
  await page.route('**/api/projects', (route) => route.fulfill({ json: {} }))
  await next(page).click()
  await expect(page).toHaveURL('/homepage')
})

test('another job puts the first aside as a draft; discarding asks', async ({ page, people }) => {
  await begin(page, people)
  await page.getByLabel('Location').fill('Ohio')
  await page.getByRole('button', { name: '+ Create New Job' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('')
  expect(await projects(page)).toMatchObject([{ title: 'Untitled Project', status: 'draft' }])

  await title(page).fill('Second job')
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard Draft' }).click()
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveValue('')
  await page.reload()
  await expect(title(page)).toHaveValue('')
})

test('a session that ends while typing leaves what was typed; signing out leaves nothing', async ({ page, people }) => {
  const email = await begin(page, people)
  await title(page).fill('Year-end close')
  await page.context().clearCookies()
  await next(page).click()
  const again = page.getByRole('dialog', { name: 'Not signed in' })
  await expect(again.getByLabel('Email')).toHaveValue(email)
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Log in' }).click()
  await expect(again).toBeHidden()
  await expect(page).toHaveURL('/projects/new')
  await expect(title(page)).toHaveValue('Year-end close')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Year-end')
})

test('a written request fills the form, and never what was typed without asking', async ({ page, people }) => {
  await begin(page, people)
  const request = await pdf(
    'Project: Monthly close for two entities',
    'We need two senior accountants for bookkeeping and month-end close.',
    'Software: QuickBooks Online, Bill.com',
  )
  const file = { name: 'request.pdf', mimeType: 'application/pdf', buffer: request }
  await title(page).fill('My own title')
  await page.getByLabel('Request', { exact: true }).setInputFiles(file)
  const question = page.getByRole('dialog', { name: 'Replace What You Typed?' })
  await expect(question.or(page.getByText('Please check each one.'))).not.toHaveCount(0)
  if (await question.isVisible()) await question.getByRole('button', { name: 'Keep Mine' }).click()
  await expect(title(page)).toHaveValue('My own title')
  await expect(page.getByRole('button', { name: 'Remove QuickBooks Online' })).toBeVisible()
  await expect(page.getByText('Found in your request, please check').first()).toBeVisible()

  await page.getByLabel('Request', { exact: true }).setInputFiles({ ...file, name: 'request.txt' })
  await expect(page.getByRole('alert')).toContainText('Please upload a PDF or Word document.')
})
