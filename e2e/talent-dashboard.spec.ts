import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { moveApplication } from '../src/contract/applications.ts'
import { decideCandidate } from '../src/contract/candidates.ts'
import { violationsOf } from './axe.ts'
import { recordDelays } from './delays.ts'
import { pdf } from './pdf.ts'
import { expect, test } from './test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name })

const inspect = async (page: Page) => expect(await violationsOf(page)).toEqual([])

test.use({ timezoneId: 'Asia/Manila' })

test('a new worker reads where the application stands, saves the card and replaces the resume', async ({
  page,
  people,
}) => {
  const candidate = await people.candidate()
  const { email, name, phoneNumber } = candidate
  const delays = await recordDelays(page)
  await candidate.enter(page, '/homepage-labor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
  await expect(card(page, 'Application Status').getByText('Applied').first()).toBeVisible()
  await expect(card(page, 'Platform Access')).toContainText("You'll be granted access once approved.")
  await inspect(page)

  const profile = card(page, 'Profile')
  await expect(profile.getByLabel('Email')).toHaveAttribute('readonly', '')
  await expect(profile.getByLabel('WhatsApp')).toHaveValue(phoneNumber.replace(/^(...)(...)(....)$/, '+63 $1 $2 $3'))
  await profile.getByLabel('WhatsApp').fill('')
  await profile.getByLabel('WhatsApp').pressSequentially('+12125550142')
  await expect(profile.getByLabel('WhatsApp')).toHaveValue('+1 212 555 0142')
  await profile.getByLabel('Name').fill('<img src=x onerror=alert(1)> Carmen')
  await page.keyboard.press('Enter')
  await expect(profile.getByRole('status')).toHaveText('Saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, <img src=x onerror=alert(1)> Carmen')
  expect(await delays()).toContain(2500)
  await expect(profile.getByRole('status')).toHaveText('')
  await page.reload()
  await expect(profile.getByLabel('WhatsApp')).toHaveValue('+1 212 555 0142')

  const resumes = card(page, 'Resume')
  const choose = (name: string, content: Buffer) =>
    resumes.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: content })
  await choose('notes.txt', Buffer.from('no resume'))
  await expect(resumes.getByRole('alert')).toHaveText('Unsupported file type. Please upload a PDF or Word document.')
  await choose('faked.pdf', Buffer.from('no resume'))
  await expect(resumes.getByRole('alert')).toHaveText('Unsupported file type. Please upload a PDF or Word document.')
  await choose('Carmen 2026.pdf', await pdf(...newResume))
  // It is read first, by a process that may have to start up.
  await expect(resumes.getByRole('status')).toHaveText('Resume uploaded')
  await expect(resumes.getByRole('alert')).toBeHidden()
  await expect(resumes).toContainText('Carmen 2026.pdf')

  const [link] = await Promise.all([
    page.waitForResponse('**/resume-link'),
    resumes.getByRole('button', { name: 'Open', exact: true }).click(),
  ])
  const { url, expiresInSeconds } = await link.json()
  expect(expiresInSeconds).toBe(300)
  expect((await page.request.get(url)).headers()['content-type']).toBe('application/pdf')

  // A name in capitals is written as one writes it, and the account's own stays unless its owner says so.
  await resumes.getByRole('button', { name: 'Compare With Profile' }).click()
  const found = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Full name' })
  await expect(found).toContainText('Maria Teresa Dela Cruz-Santos')
  await expect(found.getByRole('checkbox')).not.toBeChecked()
})

const newResume = [
  'MARIA TERESA DELA CRUZ-SANTOS',
  'Experience',
  'Senior Accountant, Hale and Partners LLP, 2021 - 2024',
  'Skills',
  'Month-end close, Xero, NetSuite',
]

test('what a new resume says is compared with the profile and accepted piece by piece', async ({ page, people }) => {
  const candidate = await people.candidate()
  const found = {
    personal_info: {
      full_name: 'Carmen Dizon',
      email: null,
      phone: null,
      location: 'Manila',
      linkedin: null,
      github: null,
      portfolio: null,
      website: null,
    },
    professional_summary: 'Closes books in three days.',
    work_experience: [],
    education: [],
    skills: { technical: ['Consolidation'], languages: [], frameworks: [], tools: [], soft_skills: [] },
    certifications: [],
    projects: [],
    languages_spoken: [],
    awards: [],
    volunteer_experience: [],
  }
  await page.route('**/api/dashboard/resume/reading', (route) =>
    route.fulfill({ json: { profile: found, checks: [], message: null } }),
  )
  await candidate.enter(page, '/homepage-labor')
  await card(page, 'Resume').getByRole('button', { name: 'Compare With Profile' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Professional summary' })).toBeChecked()
  await inspect(page)
  await dialog.getByRole('checkbox', { name: 'Location' }).uncheck()
  await dialog.getByRole('button', { name: /^Apply \d+ Change/ }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  const { profile } = await (await page.request.get('/api/profile')).json()
  expect(profile.professional_summary).toBe('Closes books in three days.')
  expect(profile.skills.technical).toContain('Consolidation')
  expect(profile.personal_info.location).not.toBe('Manila')

  await page.unroute('**/api/dashboard/resume/reading')
  await page.route('**/api/dashboard/resume/reading', (route) =>
    route.fulfill({ json: { profile: null, checks: [], message: 'The document has no text to read.' } }),
  )
  await page.reload()
  await card(page, 'Resume').getByRole('button', { name: 'Compare With Profile' }).click()
  await expect(page.getByRole('dialog')).toContainText('The document has no text to read.')
})

test('an intro call that is booked shows as the interview, and goes when it is cancelled', async ({ page, people }) => {
  await (await people.candidate()).enter(page, '/homepage-labor')
  const interview = card(page, 'Interview')
  await expect(interview).toContainText('No interview scheduled yet.')
  await interview.getByRole('link', { name: 'Book Intro Call' }).click()
  await page.locator('input[name=time]').first().check()
  await page.getByRole('button', { name: 'Book Intro Call' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()

  await page.goto('/homepage-labor')
  await expect(interview).toContainText('Philippine Standard Time (GMT+8)')
  const google = new URL(
    (await interview.getByRole('link', { name: 'Add to Google Calendar' }).getAttribute('href')) ?? '',
  )
  const [start = '', end = ''] = (google.searchParams.get('dates') ?? '').split('/').map(asIso)
  expect(Date.parse(end) - Date.parse(start)).toBe(1_800_000)
  expect(google.searchParams.get('location')).toBe('Online')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    interview.getByRole('link', { name: 'Download .ics' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('interview.ics')
  expect(String(await buffer(await download.createReadStream()))).toContain('LOCATION:Online\r\n')

  await interview.getByRole('link', { name: 'Reschedule or Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel Call' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Call' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is canceled' })).toBeVisible()
  await page.goto('/homepage-labor')
  await expect(interview).toContainText('No interview scheduled yet.')
})

test('a booked intro call stays in view beside an interview that an admin sets at another time', async ({
  page,
  people,
}) => {
  const [admin, someone] = await Promise.all([people.admin(), people.candidate()])
  await someone.enter(page, '/schedule-meeting')
  await page.locator('input[name=time]').first().check()
  await page.getByRole('button', { name: 'Book Intro Call' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
  const interviewAt = new Date(Date.now() + 90 * 86_400_000).toISOString()
  await admin.call(decideCandidate, {
    id: someone.candidateId,
    expectedStatus: 'pending',
    decision: { move: 'interview', interviewAt },
  })

  await page.goto('/homepage-labor')
  const interview = card(page, 'Interview')
  await expect(interview).toContainText('one hour')
  await expect(interview).toContainText('You also have an intro call:')
  await interview.getByRole('link', { name: 'Reschedule or Cancel Call' }).click()
  await expect(page.getByRole('button', { name: 'Cancel Call' })).toBeVisible()
})

const asIso = (stamp: string) => stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z')

test('an accepted worker opens the platform and ticks a step; others are told why not', async ({
  page,
  browser,
  people,
}) => {
  const [owner, talent, other] = await Promise.all([people.buyer(), people.talent(), people.candidate()])
  const { applicationId: id } = await people.application(owner, talent, { title: 'Close' })
  await owner.call(moveApplication, { id, expectedStatus: 'pending', move: 'accept' })
  await talent.enter(page, '/homepage-labor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're Accepted")
  await expect(card(page, 'Offer & Next Steps')).toBeVisible()
  await expect(card(page, 'Interview')).toContainText('no further interviews needed')
  await page.getByRole('link', { name: 'Open Platform' }).click()
  const step = page.getByRole('checkbox', { name: 'Agree on your deliverables for the first week' }).first()
  await Promise.all([page.waitForResponse('**/api/platform/checklist'), step.check()])
  await page.reload()
  await expect(step).toBeChecked()
  await page.route('**/api/platform/checklist', (route) => route.abort())
  await step.click()
  await expect(page.getByRole('alert')).toContainText('The step couldn’t be saved')
  await expect(step).toBeChecked()

  const elsewhere = await (await browser.newContext()).newPage()
  await other.enter(elsewhere, '/platform')
  await expect(elsewhere.getByText("You'll be granted access once approved.")).toBeVisible()
  await elsewhere.context().close()
})

test('a dashboard that fails says so, and comes when it is asked again', async ({ page, people }) => {
  await (await people.talent()).enter(page, '/homepage-labor')
  await expect(card(page, 'Profile')).toBeVisible()
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load your profile')
  await page.unroute('**/api/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Profile')).toBeVisible()

  await page.route('**/api/dashboard/contact-card', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await card(page, 'Profile').getByLabel('Name').fill('Someone else')
  await card(page, 'Profile').getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Profile').getByRole('alert')).toHaveText('Unable to save')
  await expect(card(page, 'Profile').getByLabel('Name')).toHaveValue('Someone else')
})
