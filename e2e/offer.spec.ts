import { moveApplication } from '../src/contract/applications.ts'
import { expect, test } from './test.ts'

test('a firm makes an offer, the person counters, and the firm accepts the round it read', async ({ page, people }) => {
  const [buyer, person] = [await people.buyer(), await people.talent()]
  const { projectId, applicationId } = await people.application(buyer, person, {
    title: 'Month-end close, three entities',
  })
  await buyer.enter(page, `/projects/${projectId}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Nobody was emailed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await buyer.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'accept' })
  await page.reload()
  await page
    .getByRole('link', { name: /^Make Offer/ })
    .first()
    .click()
  const rate = page.getByLabel('Rate ($ per hour)')
  await rate.fill('44')
  await page.getByLabel('Weekly cap (hours)').fill('10')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await expect(page.getByText('The weekly cap can’t be below the hours a week.')).toBeVisible()
  await page.getByLabel('Weekly cap (hours)').fill('30')
  await page.getByLabel('Note').fill('Can you start soon?')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await expect(page.getByText('Their turn')).toBeVisible()

  await person.enter(page, '/applications-labor')
  await expect(page.getByText('Offer received, round 1: your turn')).toBeVisible()
  await page.getByRole('link', { name: /^View Offer/ }).click()
  await expect(page.getByText('Can you start soon?')).toBeVisible()
  await page.getByRole('button', { name: 'Counter' }).click()
  // What it would earn follows what is typed, before it is sent.
  const earned = page.getByRole('region', { name: 'What you earn' })
  await rate.fill('')
  await expect(earned.getByRole('row', { name: 'Per hour' })).toHaveText('Per hour$44.00–')
  await rate.fill('46.00')
  await expect(earned.getByRole('row', { name: 'Per hour' })).toHaveText('Per hour$44.00$46.00')
  await expect(earned).toContainText('Round 2')
  await page.getByRole('button', { name: 'Send Round 2' }).click()
  await expect(page.getByText('Their turn')).toBeVisible()

  await buyer.enter(page, `/projects/${projectId}`)
  await expect(page.getByText('Offer countered, round 2: your turn')).toBeVisible()
  await page
    .getByRole('link', { name: /^View Counter/ })
    .first()
    .click()
  const changed = page.getByRole('region', { name: 'What changed, 1 of 8' })
  await expect(changed).toContainText('$44.00/hr')
  await expect(changed).toContainText('$46.00/hr')
  await expect(changed).toContainText('+$2.00')
  await page.getByRole('button', { name: 'Accept Round 2' }).click()
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeHidden()
})
