import { readHours } from '../src/contract/hours.ts'
import { readInvoice, recordPayment, saveInvoicing } from '../src/contract/invoices.ts'
import { addDays, mondayOf } from '../src/domain/hours/week.ts'
import { decimalCents, formatCents } from '../src/domain/money.ts'
import { dayIn } from '../src/domain/scheduling/wall-time.ts'
import { violationsOf } from './axe.ts'
import { engage } from './engaged.ts'
import { password } from './people.ts'
import { expect, test } from './test.ts'

const phone = { width: 375, height: 812 }
const desktop = { width: 1280, height: 900 }

test('hours become an invoice and a payout: submitted on a phone, approved, previewed, issued, paid by transfer, paid out', async ({
  page,
  people,
}) => {
  const [owner, talent, admin] = await Promise.all([people.buyer(), people.talent(), people.admin()])
  const monday = addDays(mondayOf(dayIn('America/New_York', new Date()).toString()), -7)
  const { firmId, engagementId } = await engage(people, owner, talent, monday)
  // Monthly, so that the product doesn't invoice the week before the operator has looked at it.
  await admin.call(saveInvoicing, { id: firmId, rhythm: 'month', scope: 'firm', termsDays: 14 })
  await expect.poll(async () => (await talent.call(readHours, {})).engagements.length).toBe(1)

  await page.setViewportSize(phone)
  await talent.enter(page, `/hours?day=${monday}&engagement=${engagementId}`)
  await page.getByRole('button', { name: 'Add Time' }).click()
  const line = page.getByRole('dialog')
  await line.getByLabel('Hours').fill('6')
  await line.getByLabel('Task').fill('Bank reconciliations')
  await line.getByLabel('Note').fill('Three accounts, October.')
  await line.getByRole('button', { name: 'Save' }).click()
  await expect(line).toBeHidden()
  await page.getByRole('button', { name: 'Submit Week' }).click()
  await expect(page.getByRole('button', { name: 'Take Back' })).toBeVisible()

  await owner.enter(page, '/hours')
  await page.getByRole('button', { name: 'Approve 1 Usual Week' }).click()
  await expect(page.getByText('No hours to approve')).toBeVisible()

  // The operator looks at a draft, and at its file, before the firm gets it.
  await page.setViewportSize(desktop)
  await admin.enter(page, '/admin/invoices')
  const firm = page.getByRole('row').filter({ has: page.locator(`a[href="/admin/firms/${firmId}/invoices"]`) })
  // Once the approval can't be undone anymore.
  await expect(async () => {
    await page.reload()
    await firm.getByRole('button', { name: 'Draft' }).click({ timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Draft of an invoice' })).toBeVisible()
  await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toHaveText('Invoices')
  const id = page.url().split('/').at(-1) as string
  const drawn = async () => (await page.request.get(`/api/invoices/${id}/file.pdf`)).body()
  expect((await drawn()).toString('latin1', 0, 5)).toBe('%PDF-')
  await page.getByRole('button', { name: 'Issue Invoice' }).click()
  await expect(page.getByRole('heading', { name: /^Invoice INV-\d{4}-\d{4}/ })).toBeVisible()
  const { number, totalCents, payCents } = await owner.call(readInvoice, { id })
  expect(payCents).toBe(6 * 3400)

  // A colleague records a part of what came, before this page knows of it.
  const transfer = { id, kind: 'transfer', amountCents: 1, reference: 'ACH 4710', expectedPaidCents: 0 } as const
  await admin.call(recordPayment, { ...transfer, receivedOn: monday })
  await page.getByLabel('Reference').fill('ACH 4711')
  await page.getByRole('button', { name: 'Record Transfer' }).click()
  await expect(page.getByRole('alert')).toContainText('came in or was recorded since you opened this')
  await page.getByRole('button', { name: 'Continue With This Balance' }).click()
  await page.getByLabel('Amount ($)').fill(decimalCents(totalCents - 1))
  await page.getByRole('button', { name: 'Record Transfer' }).click()
  await expect(page.getByRole('cell', { name: 'Transfer received ACH 4711' })).toBeVisible()
  await page.goto(`/admin/firms/${firmId}/invoices`)
  await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('ACH 4711')
  expect(await violationsOf(page)).toEqual([])
  await owner.enter(page, '/invoices')
  const row = page.getByRole('row').filter({ hasText: formatCents(totalCents) })
  await expect(row.filter({ has: page.getByText('Paid', { exact: true }) })).toContainText(number as string)

  // Whoever works says where to pay; the operator's file has it, the page four digits of it.
  await talent.enter(page, '/settings')
  const account = page.getByRole('region', { name: 'Payout account' })
  await account.getByRole('button', { name: 'Add Account' }).click()
  await account.getByLabel('Country of your bank').selectOption('Philippines')
  await account.getByLabel('Account holder').fill(talent.name)
  await account.getByLabel(/^Bank/).fill('BDO Unibank')
  await account.getByLabel('SWIFT code').fill('bnorphmm')
  await account.getByLabel('Account number').fill('0012 3456 7890')
  await account.getByLabel('Address').fill('12 Mabini Street, Cebu City')
  await account.getByLabel('Your password').fill(password)
  expect(await violationsOf(page)).toEqual([])
  await account.getByRole('button', { name: 'Save Account' }).click()
  await expect(account.getByText('Philippines, ends in 7890.')).toBeVisible()

  await admin.enter(page, '/admin/invoices/payouts')
  await expect(page.getByRole('row').filter({ hasText: talent.name })).toContainText('Philippines, ends in 7890')
  const file = await page.request.get('/api/payouts.csv')
  expect(await file.text()).toContain('BDO Unibank,,,BNORPHMM,,0012 3456 7890')
  // Two admins have the page open, and one pays a part.
  const colleague = await page.context().newPage()
  await colleague.goto('/admin/invoices/payouts')
  for (const [tab, amount, reference] of [
    [page, '204', 'WIRE 7'],
    [colleague, '104', 'WIRE 6'],
  ] as const) {
    await tab.getByRole('button', { name: `Record for ${talent.name}` }).click()
    await tab.getByLabel('Amount').fill(amount)
    await tab.getByLabel('Reference').fill(reference)
  }
  await colleague.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(colleague.getByText('Recorded', { exact: true })).toBeVisible()
  await colleague.close()
  const record = page.getByRole('button', { name: 'Record', exact: true })
  await record.click()
  await expect(page.getByRole('alert')).toContainText('A colleague has recorded something for this person')
  await expect(page.getByText('is owed $100.00 in all now')).toBeVisible()
  await expect(page.getByText('WIRE 6')).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('204')
  await expect(page.getByLabel('Reference')).toHaveValue('WIRE 7')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue With This Balance' }).click()
  await page.getByLabel('Amount').fill('100')
  await record.click()
  await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
  await page.setViewportSize(phone)
  await talent.enter(page, '/payouts')
  await expect(page.getByText('WIRE 7')).toBeVisible()
  await expect(page.getByText('-$100.00')).toBeVisible()
})
