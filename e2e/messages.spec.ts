import { moveApplication } from '../src/contract/applications.ts'
import { openThread, sendMessage } from '../src/contract/conversations.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './test.ts'

const documentOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 close') })
const phone = '+63 917 555 0142'

test('a firm and an applicant talk in two browsers: held details, read marks, drafts, a block', async ({
  browser,
  page,
  people,
  network,
}) => {
  const [firm, talent] = await Promise.all([
    people.buyer('Ellen', 'Reed'),
    people.talent({ lastName: 'Dela Cruz Santos' }),
  ])
  const { projectId, applicationId } = await people.application(firm, talent, { title: 'Month-end close' })
  const other = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': network } })).newPage()
  await firm.enter(page, `/projects/${projectId}`)
  await page.getByRole('link', { name: 'Message', exact: true }).click()
  const box = page.getByLabel(`Message to ${talent.name}`)
  await page.getByRole('button', { name: 'Which hours could you work with us each week?' }).click()
  await expect(box).toHaveValue('Which hours could you work with us each week?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('log')).toContainText('Which hours could you work with us each week?')
  await expect(box).toHaveValue('')
  // A long name is read whole: it goes on in a second line.
  const head = page.getByRole('heading', { name: talent.name })
  const line = page.getByRole('list', { name: 'Conversations' }).getByText(talent.name, { exact: true })
  for (const shown of [head, line])
    expect(
      await shown.evaluate((part) => part.scrollWidth - part.clientWidth + part.scrollHeight - part.clientHeight),
    ).toBe(0)

  await talent.enter(other, '/homepage-labor')
  await expect(other.getByRole('link', { name: /Messages 1/ })).toBeVisible()
  await other.getByRole('link', { name: /Messages/ }).click()
  await other.getByRole('link', { name: /Ellen R\./ }).click()
  await expect(other.getByRole('log')).toContainText('Which hours could you work')
  await expect(page.getByRole('log')).toContainText('Read')

  // The writer is told before it is sent; the other side never gets the number.
  const answer = other.getByLabel('Message to Ellen R.')
  await answer.fill(`Nine to five. Call me at ${phone}.`)
  await expect(other.getByText('Your phone number will be held until the application is accepted.')).toBeVisible()
  await answer.fill('My SSN is 123-45-6789')
  await expect(other.getByRole('alert').filter({ hasText: 'Social Security number' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  await answer.fill(`Nine to five. Call me at ${phone}.`)
  await other.reload()
  await expect(answer).toHaveValue(`Nine to five. Call me at ${phone}.`)
  await page.getByRole('log').focus()
  const began = Date.now()
  await other.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('log').getByText('Phone number held')).toBeVisible()
  process.stdout.write(`Message to the other screen: ${Date.now() - began} ms\n`)
  await expect(page.getByRole('log')).not.toContainText('917')
  await expect(page.getByRole('log')).toBeFocused()

  // Accepted beside the conversation: both see what was held.
  await page
    .getByRole('complementary', { name: 'About this conversation' })
    .getByRole('button', { name: 'Accept' })
    .click()
  await expect(page.getByRole('log')).toContainText(phone)

  // Now files can be sent: chosen, removed, chosen again, and opened by the other side.
  await other.getByLabel('PDF or Word document').setInputFiles(documentOf('Wrong.pdf'))
  await other.getByRole('button', { name: 'Remove Wrong.pdf' }).click()
  await expect(other.getByText('Wrong.pdf')).toBeHidden()
  await other.getByLabel('PDF or Word document').setInputFiles(documentOf('Close checklist.pdf'))
  await expect(other.getByText('14 B, not saved with your draft')).toBeVisible()
  expect(await violationsOf(other)).toEqual([])
  await other.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(other.getByText('not saved with your draft')).toBeHidden()
  const opened = page.context().waitForEvent('response', (response) => response.url().includes('/files/message-files/'))
  await page.getByRole('log').getByRole('button', { name: 'Close checklist.pdf' }).click()
  expect((await opened).status()).toBe(200)
  expect(await violationsOf(page)).toEqual([])

  await other.getByRole('button', { name: 'More actions' }).click()
  await other.getByRole('menuitem', { name: 'Block' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Block Conversation' }).click()
  await expect(other.getByText('You blocked this conversation.')).toBeVisible()
  await expect(page.getByText('You can’t write in this conversation anymore.')).toBeVisible()
  expect(applicationId).not.toBe('')
})

test('without a connection a message waits with Try again, over a reload, and is sent once', async ({
  page,
  people,
}) => {
  const [firm, talent] = await Promise.all([people.buyer(), people.talent()])
  const { applicationId } = await people.application(firm, talent, { title: 'Close' })
  await talent.enter(page, `/messages?application=${applicationId}`)
  const box = page.getByLabel('Message to Ellen R.')
  await box.fill('Are you there?')
  await page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('log').getByRole('alert')).toContainText('Not sent.')
  await page.reload()
  await expect(page.getByRole('log').getByRole('alert')).toContainText('Not sent.')
  await page.unroute('**/messages')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('log').getByRole('alert')).toBeHidden()
  await expect(page.getByRole('log').getByText('Are you there?')).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('the list, the conversation and the way back', async ({ page, people }) => {
    const [firm, talent] = await Promise.all([people.buyer(), people.talent()])
    const { applicationId } = await people.application(firm, talent, { title: 'Close' })
    const { id } = await firm.call(openThread, { applicationId })
    await firm.call(sendMessage, { id, messageId: crypto.randomUUID(), text: 'Hello' })
    await talent.enter(page, '/messages')
    await page.getByRole('link', { name: /Ellen R\./ }).click()
    await page.getByLabel('Message to Ellen R.').fill('Hello, Ellen')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('log').getByText('Hello, Ellen')).toBeVisible()
    await page.getByRole('link', { name: 'All conversations' }).click()
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  })
})

test('an admin reads a reported conversation after a recorded look, and not once it is resolved', async ({
  page,
  people,
}) => {
  const [firm, talent, admin] = await Promise.all([people.buyer(), people.talent(), people.admin()])
  const { applicationId } = await people.application(firm, talent, { title: 'Close' })
  const { id } = await firm.call(openThread, { applicationId })
  await firm.call(sendMessage, { id, messageId: crypto.randomUUID(), text: 'Pay me first' })
  await talent.enter(page, `/messages?thread=${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await page.getByLabel('Reason').fill('Asks for money')
  await page.getByRole('button', { name: 'Report Conversation' }).click()
  await expect(page.getByText('Reported', { exact: true })).toBeVisible()
  await admin.enter(page, `/messages?thread=${id}`)
  await expect(page.getByText('Asks for money')).toBeVisible()
  await expect(page.getByText('Pay me first')).toBeHidden()
  await page.getByRole('button', { name: 'Read Messages' }).click()
  await expect(page.getByText('Pay me first')).toBeVisible()
  await page.getByRole('button', { name: 'Resolve Report' }).click()
  await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible()
  await firm.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'decline' })
})
