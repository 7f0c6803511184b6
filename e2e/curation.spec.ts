import { createProject } from '../src/contract/projects.ts'
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
