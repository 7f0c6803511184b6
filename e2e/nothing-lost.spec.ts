import { moveApplication } from '../src/contract/applications.ts'
import { openThread } from '../src/contract/conversations.ts'
import { acceptOffer, makeOffer } from '../src/contract/offers.ts'
import { draftStatement } from '../src/contract/statements.ts'
import { listFirms } from '../src/contract/verification.ts'
import { invoicingChanged } from '../src/domain/invoices/invoicing.ts'
import { sampleTerms } from '../src/server/testing/sample-terms.ts'
import { expect, test } from './test.ts'

const terms = { ...sampleTerms, startDate: '2027-12-06', endDate: null }

test('two who write one draft of a statement: the second sees that it changed before anything is sent', async ({
  page,
  context,
  people,
}) => {
  const [owner, talent] = [await people.buyer(), await people.talent()]
  const { applicationId } = await people.application(owner, talent, { title: 'Month-end close' })
  await owner.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'accept' })
  const offer = await owner.call(makeOffer, { id: applicationId, terms, status: 'sent' })
  await talent.call(acceptOffer, { id: offer.id, round: 1 })
  const { id } = await owner.call(draftStatement, { offerId: offer.id })
  await owner.enter(page, `/statements/${id}`)
  const other = await context.newPage()
  await other.goto(`/statements/${id}`)
  const scopeOn = (tab: typeof page) => tab.getByLabel('Scope', { exact: true })
  await scopeOn(other).fill('Close of three entities.')
  await scopeOn(page).fill('Close of two entities.')
  await other.getByRole('button', { name: 'Save Draft' }).click()
  await expect(other.getByText('Draft saved')).toBeVisible()

  await page.getByRole('button', { name: 'Send for Signature' }).click()
  await expect(page.getByText(/^Someone else has changed this draft/)).toBeVisible()
  await expect(scopeOn(page)).toHaveValue('Close of two entities.')
  await page.getByRole('button', { name: 'Load Latest Version' }).click()
  await expect(scopeOn(page)).toHaveValue('Close of three entities.')
  await scopeOn(page).fill('Close of three entities, intercompany included.')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Send for Signature' }).click()
  await expect(page.getByText(/’s turn, until/)).toBeVisible()
})

test('two admins who set how a firm is invoiced: the second is told, keeps what was typed, and loads what is new', async ({
  page,
  context,
  people,
}) => {
  const [owner, admin] = await Promise.all([people.buyer(), people.admin()])
  const { firms } = await admin.call(listFirms, { filter: 'waiting' })
  const path = `/admin/firms/${firms.find(({ ownerEmail }) => ownerEmail === owner.email)?.id}`
  await admin.enter(page, path)
  const other = await context.newPage()
  await other.goto(path)
  const daysOn = (tab: typeof page) => tab.getByLabel('Days to pay')
  await daysOn(other).fill('30')
  await daysOn(page).fill('21')
  await other.getByRole('button', { name: 'Save Invoicing' }).click()
  await expect(other.getByText('Invoicing saved')).toBeVisible()

  await page.getByRole('button', { name: 'Save Invoicing' }).click()
  await expect(page.getByText(invoicingChanged)).toBeVisible()
  await expect(daysOn(page)).toHaveValue('21')
  await page.getByRole('button', { name: 'Load Latest Version' }).click()
  await expect(daysOn(page)).toHaveValue('30')
  await expect(page.getByText(invoicingChanged)).toBeHidden()
  await daysOn(page).fill('21')
  await page.getByRole('button', { name: 'Save Invoicing' }).click()
  await expect(page.getByText('Invoicing saved')).toBeVisible()
  await page.reload()
  await expect(daysOn(page)).toHaveValue('21')
})

test('an offer: a draft that was discarded is gone, and a dialog doesn’t hide why nothing was sent', async ({
  page,
  people,
}) => {
  const [buyer, person, second] = [await people.buyer(), await people.talent(), await people.talent()]
  const { projectId, applicationId } = await people.application(buyer, person, {
    title: 'Month-end close',
    estimatedHires: 1,
  })
  const { id: secondId } = await people.applyTo(projectId, second)
  for (const id of [applicationId, secondId])
    await buyer.call(moveApplication, { id, expectedStatus: 'pending', move: 'accept' })
  await buyer.enter(page, `/offers/new?application=${applicationId}`)
  await expect(page).toHaveTitle(`Offer to ${person.name} · Glide`)
  const rate = page.getByLabel('Rate ($ per hour)')
  await rate.fill('99')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page
    .getByRole('link', { name: /^Finish Offer/ })
    .first()
    .click()
  await expect(rate).toHaveValue('99.00')
  await page.getByRole('button', { name: 'Discard Draft' }).click()
  await page
    .getByRole('link', { name: new RegExp(`^Make Offer ?: ${person.name}`) })
    .first()
    .click()
  await expect(rate).toHaveValue('36.50')
  await expect(page.getByRole('button', { name: 'Discard Draft' })).toHaveCount(0)

  await buyer.call(makeOffer, { id: applicationId, terms, status: 'sent' })
  await page.goto(`/offers/new?application=${secondId}`)
  await page.route('**/api/applications/*/offers', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await page.getByLabel('Note').fill('One more for January.')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  const asking = page.getByRole('dialog', { name: 'Send One More' })
  await expect(asking).toContainText('This project needs one person: 0 hired, 1 with an open offer. Send one more?')
  await asking.getByRole('button', { name: 'Send One More' }).click()
  await expect(page.getByText(/^Network issue detected/)).toBeInViewport()
  await expect(asking).toBeHidden()
  await expect(page.getByLabel('Note')).toHaveValue('One more for January.')
})

test('a form that can’t be saved says so, and keeps what was typed', async ({ page, people }) => {
  const admin = await people.admin()
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await admin.enter(page, '/admin/rules')
  const fee = page.getByLabel('Fee on the rate, in percent')
  await fee.fill('12.5')
  await fee.press('Enter')
  await expect(page.getByText(/^Network issue detected/)).toBeVisible()
  await expect(fee).toHaveValue('12.5')
  await page.goto('/admin?filter=accepted')
  await page.getByRole('button', { name: 'Save This View' }).click()
  const naming = page.getByRole('dialog', { name: 'Save This View' })
  await naming.getByLabel('Name').fill('Accepted')
  await naming.getByRole('button', { name: 'Save View' }).click()
  await expect(naming.getByText(/^Network issue detected/)).toBeVisible()
  await expect(naming.getByLabel('Name')).toHaveValue('Accepted')
})

test('a form whose answer comes from a proxy says that it failed', async ({ page, people }) => {
  const [admin, buyer, { candidateId }, talent] = await Promise.all([
    people.admin(),
    people.buyer(),
    people.candidate(),
    people.talent(),
  ])
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 502, body: 'Bad gateway' }),
  )
  const notSaved = 'It couldn’t be saved. Please try again.'
  await buyer.enter(page, '/settings/firm')
  await page.getByLabel('Firm name').fill('Hollis & Quay')
  await page.getByRole('button', { name: 'Save Firm' }).click()
  await expect(page.getByText(notSaved)).toBeVisible()

  await page.goto(`/talent?person=${talent.candidateId}`)
  const drawer = page.getByRole('dialog', { name: 'Profile' })
  await drawer.getByLabel('New note').fill('Quick to answer.')
  await drawer.getByRole('button', { name: 'Add Note' }).click()
  await expect(drawer.getByText(notSaved)).toBeVisible()
  await expect(drawer.getByLabel('New note')).toHaveValue('Quick to answer.')
  await drawer.getByRole('button', { name: /^Lists for / }).click()
  const lists = page.getByRole('dialog', { name: /^Lists for / })
  await lists.getByLabel('New list').fill('Tax season')
  await lists.getByRole('button', { name: 'Add to New List' }).click()
  await expect(lists.getByText(notSaved)).toBeVisible()

  await admin.enter(page, `/admin/candidates/${candidateId}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Accept Candidate' }).click()
  await expect(page.getByText('Failed to update candidate: Please try again.')).toBeVisible()
})

test('a month that isn’t one shows the current month', async ({ page, people }) => {
  const admin = await people.admin()
  const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  for (const typed of ['abc', '2026-13']) {
    await admin.enter(page, `/admin/invoices/month?month=${typed}`)
    await expect(page.getByRole('heading', { level: 1, name: month })).toBeVisible()
  }
})

test('messages that can’t be loaded say so, and one that arrived isn’t called unsent after a reload', async ({
  page,
  people,
}) => {
  const [firm, talent] = await Promise.all([people.buyer('Ellen', 'Reed'), people.talent()])
  const { applicationId } = await people.application(firm, talent, { title: 'Month-end close' })
  const { id } = await talent.call(openThread, { applicationId })
  await page.route(`**/api/threads/${id}/messages*`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await talent.enter(page, `/messages?thread=${id}`)
  await expect(page.getByText(/^Network issue detected/)).toBeVisible()
  await page.unroute(`**/api/threads/${id}/messages*`)
  await expect(page).toHaveTitle('Conversation with Ellen R. · Glide')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('log')).toBeVisible()

  // It arrives, but the page is reloaded before it knows.
  const arrived = new Promise<void>((resolve) => {
    void page.route(`**/api/threads/${id}/messages`, async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      await route.fetch()
      resolve()
    })
  })
  await page.getByLabel(/^Message to/).fill('Nine to five.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await arrived
  await page.reload()
  await expect(page.getByRole('log').getByText('Nine to five.')).toHaveCount(1)
  await expect(page.getByText('Not sent.')).toHaveCount(0)
})
