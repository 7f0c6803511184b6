import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readEngagement } from '../src/contract/engagements.ts'
import { readInterview } from '../src/contract/interviews.ts'
import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { listFirms, setFirmTerms } from '../src/contract/verification.ts'
import { violationsOf } from './axe.ts'
import { test } from './installation.ts'
import { type Candidate, type Mail, mailTo, type Person } from './people.ts'
import { signWithCode, turnOnSecondFactor } from './signing.ts'
import { expect } from './test.ts'

const zone = 'America/New_York'
const day = 24 * 60 * 60_000
const title = 'Month-end close, three entities'

test.use({ timezoneId: zone })

/** Closes books in QuickBooks Online, by day in New York. */
async function isFit(talent: Candidate) {
  const { version, profile, whatsapp, checks } = await talent.call(readProfile, {})
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '20:00', to: '05:00' }))
  const workingHours = { zone: 'Asia/Manila', weekly, hoursPerWeek: null, earliestStart: null }
  const [job] = profile.work_experience
  const description = 'Month-end close and bank reconciliations for three entities in QuickBooks Online.'
  const worked = job ? [{ ...job, description }] : []
  const written = { ...profile, work_experience: worked, skills: { ...profile.skills, tools: ['QuickBooks Online'] } }
  await talent.call(saveProfile, { expectedVersion: version, profile: written, whatsapp, checks, workingHours })
}

/** The file in someone's mailbox. */
async function attachedTo(page: Page, { id }: Mail) {
  const response = await page.request.get(`/dev/mailbox/${id}/attachments/0`)
  return createHash('sha256')
    .update(await response.body())
    .digest('hex')
}

test('from a posted project to the handover: from the shortlist, met, agreed, signed on phones, onboarded by both, active, ended', async ({
  page,
  people,
  installation,
}) => {
  const [owner, talent] = await Promise.all([people.buyer('Ellen', 'Rausch'), people.talent()])
  await isFit(talent)
  const dayAfter = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(installation.now() + days * day)
  /** Someone's home or project page says whose turn it is, with one button. */
  const takeTurn = async (person: Person, path: string, line: string | RegExp, button: RegExp) => {
    await person.enter(page, path)
    await expect(page.getByText(line).first()).toBeVisible()
    await page.getByRole('link', { name: button }).first().click()
  }

  // The firm posts, and invites whom its shortlist names.
  await owner.enter(page, '/projects/new')
  await page.getByLabel('Project Title').fill(title)
  await page.getByLabel('Description').fill('Month-end close and bank reconciliations in QuickBooks Online.')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/)
  const project = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'View Shortlist' }).click()
  // What a profile says is read seconds after it was saved.
  const invite = page.getByRole('button', { name: `Invite ${talent.name}` })
  await expect(async () => {
    await page.reload()
    await expect(invite).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await invite.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Invited' })).toContainText(talent.name)
  await talent.enter(page, '/homepage-labor')
  await page.getByRole('region', { name: 'Invitations' }).getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Accept and Apply' }).click()
  await expect(page.getByText('Your application was sent')).toBeVisible()

  // They meet, and the firm says so the next day.
  await owner.enter(page, project)
  await page.getByRole('heading', { level: 3 }).getByRole('button', { name: talent.name }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Schedule Interview' }).click()
  await page
    .getByRole('radio', { name: /[AP]M$/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Book Interview' }).click()
  await expect(page).toHaveURL(/\/interviews\//)
  const { endsAt } = await owner.call(readInterview, { id: page.url().split('/').at(-1) as string })
  installation.moveTo(Date.parse(endsAt as string) + day)
  await page.reload()
  const late = await page.context().newPage()
  await late.goto(page.url())
  const no = late.getByRole('button', { name: 'No, It Didn’t' })
  await expect(no).toBeVisible()
  await page.getByRole('checkbox', { name: 'It was the person in the profile' }).check()
  await page.getByRole('button', { name: 'Yes, It Took Place' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
  await no.click()
  await expect(late.getByRole('alert')).toContainText('The interview took place.')
  await late.close()

  // Accepted, offered, countered, agreed.
  await owner.enter(page, project)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page
    .getByRole('link', { name: /^Make Offer/ })
    .first()
    .click()
  await page.getByLabel('Rate ($ per hour)').fill('46')
  await page.getByLabel('Hours a week').fill('25')
  await page.getByLabel('Weekly cap (hours)').fill('30')
  await page.getByLabel(/^Start/).fill(dayAfter(3))
  await page.getByLabel('Paid trial (days)').fill('5')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await expect(page.getByText('Their turn')).toBeVisible()
  await takeTurn(talent, '/platform', 'Your turn: answer the offer', /^Read Offer/)
  await page.getByRole('button', { name: 'Counter' }).click()
  await page.getByLabel('Rate ($ per hour)').fill('48')
  await page.getByRole('button', { name: 'Send Round 2' }).click()
  await expect(page.getByText('Their turn')).toBeVisible()
  await takeTurn(owner, project, 'Your turn: answer the offer', /^Read Offer/)
  await page.getByRole('button', { name: 'Accept Round 2' }).click()
  await page.getByRole('button', { name: 'Draft Statement of Work' }).click()
  await page.getByRole('button', { name: 'Send for Signature' }).click()
  await expect(page.getByText(/’s turn, until/)).toBeVisible()

  // Both sign on their phones, and get the same sealed file.
  await page.setViewportSize({ width: 375, height: 812 })
  const [ownerCode, talentCode] = await Promise.all([
    turnOnSecondFactor(owner, installation.now),
    turnOnSecondFactor(talent, installation.now),
  ])
  await takeTurn(talent, '/platform', 'Your turn: sign the statement of work', /^Read and Sign/)
  await signWithCode(page, talent.name, talentCode)
  await expect(page.getByText(/^You have signed/)).toBeVisible()
  await takeTurn(owner, '/homepage', /Your turn: sign the statement of work/, /^Read and Sign/)
  await signWithCode(page, owner.name, ownerCode)
  await expect(page.getByRole('heading', { name: 'Signed by both' })).toBeVisible()
  const sealed = createHash('sha256')
    .update(await (await page.request.get(`/api${new URL(page.url()).pathname}/sealed.pdf`)).body())
    .digest('hex')
  for (const { email } of [talent, owner])
    expect(await attachedTo(page, await mailTo(page, email, 'statement-executed'))).toBe(sealed)

  // The operator lets the firm pay by invoice; both sides tick.
  const admin = await people.admin()
  const { firms } = await admin.call(listFirms, {})
  await admin.call(setFirmTerms, { id: firms[0]?.id as string, isGranted: true, reason: 'Pays by transfer.' })
  await takeTurn(owner, project, 'Your turn: onboarding', /^Open Onboarding/)
  const missing = page.getByRole('region', { name: 'Still missing before work begins' })
  await expect(missing.getByRole('listitem')).toHaveText(['The required onboarding items', 'The start day'])
  await page.getByLabel('System').fill('QuickBooks Online')
  await page.getByLabel('Role').fill('Bookkeeper')
  await page.getByRole('button', { name: 'Add Access' }).click()
  await expect(page.getByRole('button', { name: /^Mark as Revoked/ })).toBeVisible()
  await page.getByRole('button', { name: /^Mark as Done.*Accounts by role/ }).click()
  await expect(page.getByRole('button', { name: /^Undo.*Accounts by role/ })).toBeVisible()
  await takeTurn(talent, '/platform', 'Your turn: onboarding', /^Open Onboarding/)
  await page.getByLabel('Devices').fill('One laptop, encrypted.')
  await page.getByRole('button', { name: /^Mark as Done.*Device list/ }).click()
  await expect(page.getByText(/^Everything is ready. Starts on/)).toBeVisible()
  await expect(missing.getByRole('listitem')).toHaveText(['The start day'])
  expect(await violationsOf(page)).toEqual([])
  const engagement = new URL(page.url()).pathname
  const id = engagement.split('/').at(-1) as string
  /** The product does what is due by itself, within seconds. */
  const becomes = (status: string) =>
    expect.poll(async () => (await owner.call(readEngagement, { id })).status).toBe(status)

  // On the start day it is active.
  installation.moveTo(installation.now() + 3 * day)
  await becomes('active')
  await mailTo(page, owner.email, 'engagement-started')
  await talent.enter(page, engagement)
  await expect(page.getByText(/^Active since/)).toBeVisible()

  // Later it ends, in the paid trial at once, with a handover.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Give Notice' }).click()
  await page.getByLabel('Reason').fill('I’m moving abroad.')
  const lastDay = page.getByLabel('Last day')
  const earliest = await lastDay.inputValue()
  await lastDay.focus()
  await page.keyboard.press('Backspace')
  await page.getByRole('dialog').getByRole('button', { name: 'Give Notice' }).click()
  await expect(page.getByRole('dialog').getByText('Please enter a date.')).toBeVisible()
  await lastDay.fill(earliest)
  await page.getByRole('dialog').getByRole('button', { name: 'Give Notice' }).click()
  await page.getByLabel('Where things are').fill('All of it is in the shared folder.')
  await page.getByLabel('Nothing of the firm or its clients is left on my devices').check()
  await page.getByRole('button', { name: 'Hand Over' }).click()
  // What was written takes the place of the form, which would show the same text.
  await expect(page.getByRole('button', { name: 'Hand Over' })).toBeHidden()
  await expect(page.getByText('All of it is in the shared folder.')).toBeVisible()
  installation.moveTo(installation.now() + day)
  await becomes('ended')
  await takeTurn(owner, '/homepage', /Your turn: revoke all access/, /^Revoke Access/)
  await page.getByRole('button', { name: /^Mark as Revoked.*QuickBooks Online/ }).click()
  await page.getByLabel('What went well').fill('Quick answers.')
  await page.getByRole('button', { name: 'Save Review' }).click()
  await expect(page.getByText('Rework: 0 hours. The other side doesn’t read this.')).toBeVisible()
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const letter = await page.request.get(`/api${engagement}/end-letter.pdf`)
  expect(letter.headers()['content-type']).toBe('application/pdf')
  await page.getByRole('button', { name: 'Ask for a Replacement' }).click()
  await expect(page).toHaveURL(/\/projects\//)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
