import { createProject } from '../src/contract/projects.ts'
import { readShortlist } from '../src/contract/shortlists.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './test.ts'

test('an admin moves someone on a shortlist with a reason, which the firm sees without the reason', async ({
  page,
  people,
}) => {
  const [admin, buyer] = [await people.admin(), await people.buyer()]
  const { id } = await buyer.call(createProject, {
    title: 'Month-end close, two entities',
    description: 'Month-end close and bank reconciliations in QuickBooks Online.',
  })
  await admin.enter(page, `/admin/overview/shortlists/${id}`)
  const shown = page.getByRole('region', { name: 'What the firm sees' })
  const last = shown.getByRole('listitem').nth(1)
  const name = (await last.getByRole('link').textContent()) as string
  await last.getByRole('button', { name: /^Move/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Move' })
  await dialog.getByLabel('Place').selectOption('1')
  await dialog.getByLabel('Reason').fill('Closed three months for them last year.')
  await dialog.getByRole('button', { name: 'Move' }).click()
  const first = shown.getByRole('listitem').first()
  await expect(first).toContainText(name)
  await expect(first).toContainText('Moved by Glide')
  await expect(page.getByRole('table')).toContainText('Closed three months for them last year.')

  await buyer.enter(page, `/projects/${id}/shortlist`)
  const list = page.getByRole('region', { name: /to talk to$/ })
  await expect(list.getByText(/A person at Glide looked at this shortlist/)).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText(name)
  await expect(list.getByText('Moved by Glide')).toHaveCount(1)
  await expect(page.getByText('Closed three months')).toHaveCount(0)
})

test('an admin finds out what a firm was shown, and why someone stood where they did', async ({ page, people }) => {
  const [admin, buyer] = [await people.admin(), await people.buyer()]
  const { id } = await buyer.call(createProject, {
    title: 'Month-end close, three entities',
    description: 'Month-end close and bank reconciliations in QuickBooks Online.',
  })
  await buyer.call(readShortlist, { id })
  await admin.enter(page, `/admin/overview/shortlists/${id}`)
  await page.getByRole('link', { name: 'What the firm was shown, and why' }).click()
  await expect(page).toHaveTitle(/^Shown shortlists/)
  const runs = page.getByRole('table')
  await runs.getByRole('button', { name: /^View/ }).click()
  const drawer = page.getByRole('dialog', { name: 'What was shown' })
  const first = drawer.getByRole('row').filter({ hasText: '1st on the shortlist' })
  const name = (await first.getByRole('button').textContent()) as string
  await first.getByRole('button').click()
  await expect(drawer.getByText(`${name}: 1st on the shortlist`)).toBeVisible()
  await expect(drawer.getByRole('row', { name: /QuickBooks Online/ })).toBeVisible()
  // Until it is about them, the list behind the drawer is faint.
  await expect(page.getByRole('heading', { name: `Where ${name} stood` })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(runs).toContainText('1st on the shortlist')

  await page.getByRole('button', { name: 'Show Everyone' }).click()
  await page.getByLabel('Find accepted talent by name').fill(name)
  await page.getByRole('button', { name: `Show ${name}` }).click()
  await expect(page.getByRole('heading', { name: `Where ${name} stood` })).toBeVisible()
})
