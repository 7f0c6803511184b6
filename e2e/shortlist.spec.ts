import { inviteToProject } from '../src/contract/invitations.ts'
import { createProject } from '../src/contract/projects.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './test.ts'

test('a firm sees who fits its project and why, and changes what it needs', async ({ page, people }) => {
  const buyer = await people.buyer()
  const { id } = await buyer.call(createProject, {
    title: 'Month-end close, three entities',
    description: 'Month-end close and bank reconciliations for three entities in QuickBooks Online.',
  })
  await buyer.enter(page, `/projects/${id}`)
  await page.getByRole('link', { name: 'View Shortlist' }).click()
  const need = page.getByRole('region', { name: 'What you need' })
  await expect(need.getByText('As we understand your description.')).toBeVisible()
  await expect(need.getByLabel('QuickBooks Online')).toHaveValue('must')

  const list = page.getByRole('region', { name: /to talk to$/ })
  await list
    .getByRole('link', { name: /See how it adds up/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'How it adds up' })
  await expect(drawer.getByText('A published rule sorts this list. A person decides.')).toBeVisible()
  const points = await drawer.locator('tbody td:last-child').allTextContents()
  const sum = points.reduce((total, text) => total + (text === 'Off' ? 0 : Number(text)), 0)
  expect(points.length).toBeGreaterThan(3)
  await expect(drawer.locator('tfoot td')).toHaveText(sum.toFixed(1))
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  // On a phone the bookmark stands beside the name, not in a line of its own under the row.
  await page.setViewportSize({ width: 375, height: 800 })
  const topOf = async (name: RegExp) =>
    (await list.getByRole('listitem').getByLabel(name).first().boundingBox())?.y ?? 0
  expect(await topOf(/^Lists for/)).toBeLessThan((await topOf(/^Compare/)) - 100)
  await page.setViewportSize({ width: 1280, height: 720 })

  const schedule = list.getByRole('link', { name: 'Schedule Interview' }).first()
  await expect(schedule).toHaveAttribute('href', new RegExp(`project=${id}`))
  const compare = list.getByRole('checkbox', { name: /^Compare/ })
  for (const index of [0, 1]) await compare.nth(index).check()
  await list.getByRole('link', { name: 'Compare 2 People' }).click()
  const comparison = page.getByRole('region', { name: 'Comparison' })
  await expect(comparison.getByRole('columnheader')).toHaveCount(2)
  for (const row of ['QuickBooks Online', 'Credentials', 'Can start', 'Rate'])
    await expect(comparison.getByRole('row', { name: new RegExp(`^${row}`) }).first()).toBeVisible()
  const interview = comparison.getByRole('link', { name: 'Schedule Interview' }).first()
  await expect(interview).toHaveAttribute('href', new RegExp(`project=${id}`))
  await page.getByRole('link', { name: 'Back to Shortlist' }).click()

  await need.getByLabel('QuickBooks Online').selectOption('nice')
  await expect(need.getByText('As your firm has set it.')).toBeVisible()
  const add = need.getByLabel('Add one yourself')
  await add.fill('Xer')
  await add.press('Enter')
  await expect(need.getByText('Please choose a term from the list.')).toBeVisible()
  await add.fill('xero')
  await add.press('Enter')
  await expect(need.getByLabel('Xero')).toHaveValue('must')
  await page.reload()
  await expect(need.getByLabel('QuickBooks Online')).toHaveValue('nice')
  await need.getByRole('button', { name: 'Read the Description Again' }).click()
  await expect(need.getByLabel('Xero')).toBeHidden()
  await expect(need.getByLabel('QuickBooks Online')).toHaveValue('must')
})

test('a firm weighs what counts, and the explanation says what is off', async ({ page, people }) => {
  const buyer = await people.buyer()
  const description = 'Month-end close and bank reconciliations in QuickBooks Online.'
  const { id } = await buyer.call(createProject, { title: 'Month-end close', description, payRate: 60 })
  await buyer.enter(page, `/projects/${id}/shortlist`)
  const weights = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Weights' }) })
  await expect(weights.getByText('All normal.')).toBeVisible()
  await expect(weights.getByLabel('Kind of work')).toBeHidden()
  await weights.getByText('All normal.').click()
  await weights.getByLabel('Kind of work').selectOption('Month-end close')
  await expect(weights.getByText('Services: double. Software: double.')).toBeVisible()
  await weights.getByLabel('Rate').selectOption('off')
  await expect(weights.getByText('Services: double. Software: double. Rate: off.')).toBeVisible()
  await expect(weights.getByLabel('Kind of work')).toHaveValue('own')
  await expect(weights.getByLabel('Software')).toBeEnabled()
  expect(await violationsOf(page)).toEqual([])

  await page
    .getByRole('link', { name: /See how it adds up/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'How it adds up' })
  await expect(drawer.getByRole('row', { name: /^Rate/ })).toHaveText(/Off$/)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(weights.getByText('Services: double. Software: double. Rate: off.')).toBeVisible()
})

test('everyone who fits is listed page by page, and people of two pages are compared and invited', async ({
  page,
  people,
}) => {
  const buyer = await people.buyer()
  const description = 'Month-end close and bank reconciliations.'
  const { id } = await buyer.call(createProject, { title: 'Month-end close', description })
  await buyer.enter(page, `/projects/${id}/shortlist`)
  await page.getByText(/^All who fit \(\d+\)$/).click()
  const everyone = page.getByRole('region', { name: /people fit$/ })
  const compare = everyone.getByRole('checkbox', { name: /^Compare/ })
  await expect(compare).toHaveCount(10)
  expect(await violationsOf(page)).toEqual([])
  await compare.first().check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/list=fits.*page=2/)
  await expect(compare.first()).not.toBeChecked()
  const chosen = await compare.first().getAttribute('aria-label')
  await compare.first().check()
  await everyone.getByRole('link', { name: 'Compare 2 People' }).click()
  await expect(page.getByRole('region', { name: 'Comparison' }).getByRole('columnheader')).toHaveCount(2)
  await page.goBack()

  const first = everyone.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: chosen ?? '' }) })
  await first.getByRole('link', { name: /See how it adds up/ }).click()
  const drawer = page.getByRole('dialog', { name: 'How it adds up' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/list=fits.*page=2/)
  await first.getByRole('button', { name: /^Invite/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(first.getByText('Invited', { exact: true })).toBeVisible()
})

test('an invited person sees the same lines, and accepts or declines', async ({ page, people }) => {
  const [buyer, person] = [await people.buyer(), await people.talent()]
  const { id } = await buyer.call(createProject, { title: 'Close in Xero', description: 'Month-end close in Xero.' })
  const other = await buyer.call(createProject, { title: 'Payroll in Gusto', payRate: 30 })
  for (const project of [id, other.id])
    await buyer.call(inviteToProject, { id: project, candidateIds: [person.candidateId], note: 'Please have a look.' })

  await person.enter(page, '/homepage-labor')
  const waiting = page.getByRole('region', { name: 'Invitations' })
  await waiting.getByRole('link', { name: 'Close in Xero' }).click()
  await expect(page.getByText('Please have a look.')).toBeVisible()
  await expect(page.getByText('A published rule sorts this list. A person decides.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Accept and Apply' }).click()
  await expect(page.getByText('Your application was sent')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Invitations' }).click()

  await page.getByRole('link', { name: 'Payroll in Gusto' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline the invitation' })
  await dialog.getByLabel('Reason').selectOption('rate')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByText('Declined', { exact: true })).toBeVisible()

  await buyer.enter(page, `/projects/${other.id}/shortlist`)
  await expect(page.getByRole('region', { name: 'Invited' })).toContainText('The rate is too low.')
})

test('where nobody fits, a firm loosens a must right there and asks to be told', async ({ page, people }) => {
  const buyer = await people.buyer()
  const must = [
    { anyOf: [{ kind: 'software' as const, value: 'Lacerte' }] },
    { anyOf: [{ kind: 'credential' as const, value: 'CPA' }] },
  ]
  const need = { must, nice: [], not: [], hoursPerWeek: null, weeks: null, overlap: null, emphasis: {} }
  const { id } = await buyer.call(createProject, { title: 'Returns', seniorityLevel: 'CFO', payRate: 5, need })
  await buyer.enter(page, `/projects/${id}/shortlist`)
  await expect(page.getByText('No single change is enough.')).toBeVisible()
  await page.getByRole('button', { name: 'Make It Nice-to-Have (CPA)' }).click()
  await expect(page.getByLabel('CPA')).toHaveValue('nice')
  await page.getByRole('button', { name: 'Tell Me When Someone Does' }).click()
  await expect(page.getByRole('button', { name: 'Turn Off' })).toBeVisible()
})

test('a second tab that knows an older need changes nothing, and shows the newer one', async ({ page, people }) => {
  const buyer = await people.buyer()
  const { id } = await buyer.call(createProject, { title: 'Payroll in Gusto', description: 'Runs payroll in Gusto.' })
  await buyer.enter(page, `/projects/${id}/shortlist`)
  const stale = await page.context().newPage()
  await stale.goto(`/projects/${id}/shortlist`)
  await expect(stale.getByLabel('Gusto')).toHaveValue('must')
  await page.getByLabel('Gusto').selectOption('nice')
  await expect(page.getByText('As your firm has set it.')).toBeVisible()
  await stale.getByLabel('Gusto').selectOption('not')
  await expect(stale.getByText('The need couldn’t be changed')).toBeVisible()
  await expect(stale.getByLabel('Gusto')).toHaveValue('nice')
})

test('a firm sets hours and overlap, and weighs lines from an explanation, while the terms stay as read', async ({
  page,
  people,
}) => {
  const buyer = await people.buyer()
  const { id } = await buyer.call(createProject, {
    title: 'Close in QuickBooks Online',
    description: 'Month-end close in QuickBooks Online, 10 hours a week, 2 hours of overlap a day.',
  })
  await buyer.enter(page, `/projects/${id}/shortlist`)
  const need = page.getByRole('region', { name: 'What you need' })
  await need.getByText(/^10 hours a week/).click()
  await need.getByLabel('Hours a week').fill('0')
  await need.getByLabel('Overlap', { exact: true }).selectOption('none')
  await need.getByRole('button', { name: 'Save Hours' }).click()
  await expect(need.getByText('Please enter 1 to 80 hours.')).toBeVisible()
  await need.getByLabel('Hours a week').fill('12')
  await need.getByRole('button', { name: 'Save Hours' }).click()
  await expect(need.getByText('12 hours a week for 52 weeks, no overlap.')).toBeVisible()
  await expect(need.getByText('As your firm has set it.')).toBeVisible()
  await need.getByRole('button', { name: 'Read the Description Again' }).click()
  await expect(need.getByText(/^10 hours a week for 52 weeks, 2 hours a day within/)).toBeVisible()
  await expect(need.getByText(/^As we understand your description/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByText(/^All who fit \(\d+\)$/).click()
  await page
    .getByRole('link', { name: /See how it adds up/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'How it adds up' }).getByRole('link', { name: 'Change weights' }).click()
  await page.getByLabel('Replies').selectOption('off')
  await expect(page.getByText('Replies: off.')).toBeVisible()
  await expect(need.getByText(/^As we understand your description/)).toBeVisible()
})
