import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { logIn, mailTo, password } from './people.ts'
import { expect, test } from './test.ts'

const days = (page: Page) => page.locator('input[name=day]')
const times = (page: Page) => page.locator('input[name=time]')
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book Intro Call' })
const booked = (page: Page) => page.getByRole('heading', { name: 'Your call is booked' })

const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'That time is no longer available.' })

/** Chooses times of the selected day until one was not taken by another journey, and returns its label. */
async function take(page: Page, button: string): Promise<string> {
  const label = (await times(page).last().locator('..').textContent()) as string
  await times(page).last().check()
  await page.getByRole('button', { name: button }).click()
  await expect(booked(page).or(refused(page))).toBeVisible()
  return (await booked(page).isVisible()) ? label : take(page, button)
}

/** People who have applied aren't invited to. */
async function invitesNobody(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  for (const name of ['Join Talent Pool', 'Get Talent Now']) await expect(header.getByText(name)).toHaveCount(0)
}

const inspect = async (page: Page) => expect(await violationsOf(page)).toEqual([])

test.describe('in Manila', () => {
  test.use({ timezoneId: 'Asia/Manila' })

  test('an applicant books, moves and cancels the intro call', async ({ page, context, people }) => {
    const applicant = await people.candidate()
    const { email, phoneNumber } = applicant
    await applicant.enter(page, '/schedule-meeting')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Intro Call')
    await expect(page.getByText('Hi Carmen,')).toBeVisible()
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await expect(page.getByText(phoneNumber.replace(/^(...)(...)(....)$/, '+63 $1 $2 $3'))).toBeVisible()
    await expect(page.getByText(/^[0-9a-f]{8}-/)).toBeVisible()
    const resume = await page.getByRole('link', { name: 'View PDF' }).getAttribute('href')
    expect((await page.request.get(resume as string)).headers()['content-type']).toBe('application/pdf')

    await expect(page.getByText('Times are in Philippine Standard Time (GMT+8).')).toBeVisible()
    await expect(bookButton(page)).toBeDisabled()
    await days(page).nth(2).check()
    // In Manila a day has the end of one morning in New York, or the rest of it, and other journeys book as well.
    for (let day = 3; (await times(page).count()) < 3; day += 1) await days(page).nth(day).check()
    for (const [index, width] of [320, 375, 1280].entries()) {
      await page.setViewportSize({ width, height: 568 })
      await times(page).nth(index).check()
      await expect(bookButton(page)).toBeInViewport({ ratio: 1 })
    }
    await inspect(page)
    await take(page, 'Book Intro Call')
    await expect(booked(page)).toBeFocused()
    await expect(page.getByText('Philippine Standard Time (GMT+8)')).toBeVisible()
    await inspect(page)

    await page.reload()
    await expect(booked(page)).toBeVisible()
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await page.getByRole('button', { name: 'Keep This Time' }).click()
    await expect(booked(page)).toBeVisible()

    const { id, links } = await mailTo(page, email, 'intro-call-booked')
    await page.goto(`/dev/mailbox/${id}`)
    await expect(page.locator('dl')).toContainText(/Reply-To\s*\S+@\S+/)
    const attached = page.waitForEvent('download')
    await page.getByRole('link', { name: 'intro-call.ics' }).click()
    expect((await attached).suggestedFilename()).toBe('intro-call.ics')
    await context.clearCookies()
    await page.goto(links[0] as string)
    await expect(booked(page)).toBeVisible()
    await invitesNobody(page)
    await inspect(page)
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await days(page).last().check()
    await take(page, 'Reschedule Call')
    await mailTo(page, email, 'intro-call-moved')

    await page.getByRole('button', { name: 'Cancel Call' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep Call' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Cancel Call' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Call' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Your call is canceled' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden()
    await mailTo(page, email, 'intro-call-cancelled')
  })

  test('by keyboard alone, in the standalone page, after another zone was chosen', async ({ page, people }) => {
    await (await people.candidate()).enter(page, '/schedule-meeting')
    const elsewhere = page.getByRole('link', { name: /^Open booking page/ })
    await expect(elsewhere).toHaveAttribute('target', '_blank')
    await page.goto((await elsewhere.getAttribute('href')) as string)

    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.focus()
    await zone.fill('london')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Times are in (Greenwich Mean|British Summer) Time/)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(days(page).first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(days(page).nth(1)).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(times(page).first()).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(booked(page)).toBeVisible()
  })

  test('a time that someone else took meanwhile is said, and another one is chosen', async ({
    page,
    browser,
    people,
  }) => {
    const [slower, faster] = await Promise.all([people.candidate(), people.candidate()])
    await slower.enter(page, '/schedule-meeting')
    await days(page).last().check()
    const other = await (await browser.newContext({ timezoneId: 'Asia/Manila' })).newPage()
    await faster.enter(other, '/schedule-meeting')
    await days(other).last().check()
    const taken = page.getByRole('radio', { name: await take(other, 'Book Intro Call'), exact: true })

    await taken.check()
    await bookButton(page).click()
    await expect(refused(page)).toContainText('Please choose another one.')
    await expect(taken).toHaveCount(0)
    await take(page, 'Book Intro Call')
  })
})

test.describe('in New York, where autumn repeats an hour', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('both hours are offered, told apart, and each is the moment it names', async ({ page, people }) => {
    const applicant = await people.candidate()
    const slots = ['2026-11-01T05:00:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-01T06:00:00.000Z']
    await page.route('**/api/intro-calls/slots', (route) => route.fulfill({ json: { slots, horizonDays: 14 } }))
    let asked = ''
    await page.route('**/api/intro-calls', async (route) => {
      asked = route.request().postDataJSON().startsAt
      await route.abort()
    })
    await applicant.enter(page, '/schedule-meeting')
    await expect(page.getByRole('radio', { name: 'Sunday, November 1, 3 times' })).toBeChecked()
    for (const name of ['1:00 AM EDT', '1:30 AM EDT', '1:00 AM EST'])
      await expect(page.getByRole('radio', { name })).toBeVisible()
    await page.getByRole('radio', { name: '1:00 AM EST' }).check()
    await expect(page.getByText('Times are in Eastern Standard Time (GMT-5).')).toBeVisible()
    await bookButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Network issue detected.')
    expect(asked).toBe('2026-11-01T06:00:00.000Z')
    await expect(page.getByRole('radio', { name: '1:00 AM EST' })).toBeChecked()
  })
})

test('a confirmed address ends what the browser of the application shows; the log-in brings it back', async ({
  page,
  people,
}) => {
  const applicant = await people.unconfirmedCandidate()
  const { email } = applicant
  await applicant.enter(page, '/schedule-meeting')
  await expect(page.getByRole('heading', { name: 'Confirm your email first' })).toBeVisible()
  await expect(page.getByText('your application is in.')).toBeVisible()
  await expect(bookButton(page)).toHaveCount(0)
  await invitesNobody(page)
  await inspect(page)
  await page.goto('/book')
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible()
  const { links } = await mailTo(page, email, 'confirm-email')
  await page.goto(links[0] as string)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await page.goto('/schedule-meeting')
  await expect(page).toHaveURL('/')
  await logIn(page, email, password)
  await expect(page).toHaveURL('/homepage-labor')
  await page.goto('/schedule-meeting')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
})

test('signing out leaves nothing of an application that was sent from the same browser', async ({
  page,
  context,
  people,
}) => {
  const [buyer, applicant] = await Promise.all([people.buyer(), people.unconfirmedCandidate()])
  await buyer.enter(page, '/homepage')
  const session = await context.cookies()
  await applicant.enter(page, '/schedule-meeting')
  await expect(page.getByRole('link', { name: 'View PDF' })).toBeVisible()
  await context.addCookies(session)
  await page.goto('/homepage')
  const isKnown = async () => (await context.cookies()).some(({ name }) => name === 'glide-registration')
  expect(await isKnown()).toBe(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await isKnown()).toBe(false)
  await page.goto('/schedule-meeting')
  await expect(page).toHaveURL('/')
})

test('an admin sees that the address of an applicant is not confirmed, and cannot accept them yet', async ({
  page,
  people,
}) => {
  const [admin, { candidateId }] = await Promise.all([people.admin(), people.unconfirmedCandidate()])
  await admin.enter(page, `/admin/candidates/${candidateId}`)
  await expect(page.getByText('This candidate has not confirmed their email address yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('A candidate must confirm their email address before acceptance.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Accept Candidate' })).toBeDisabled()
})

test('an admin joins a call, reschedules it to a free time, and says whether the guest came', async ({
  page,
  people,
}) => {
  const [admin, applicant] = await Promise.all([people.admin(), people.candidate()])
  await applicant.enter(page, '/schedule-meeting')
  await days(page).nth(1).check()
  await take(page, 'Book Intro Call')

  await page.route(/\/api\/calls\b/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), joinUrl: 'https://meet.example.com/glide' } })
  })
  await admin.enter(page, '/admin/calls')
  const row = page.getByRole('row').filter({ hasText: applicant.email })
  // Each time names its zone: the reader's, and the candidate's.
  await expect(row.getByRole('rowheader')).toHaveText(/ [AP]M [A-Z]{3}.* [AP]M [A-Z]{3}\S* for the candidate$/)
  await expect(row.getByRole('link', { name: 'Join' })).toHaveAttribute('href', 'https://meet.example.com/glide')
  await row.getByRole('button', { name: 'Reschedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reschedule Call' })
  await days(page).last().check()
  await times(page).last().check()
  await inspect(page)
  await dialog.getByRole('button', { name: 'Reschedule Call' }).click()
  await expect(page.getByText('Call rescheduled')).toBeVisible()
  await expect(dialog).toBeHidden()
  await mailTo(page, applicant.email, 'intro-call-moved')

  // As it will be when the call has begun.
  await page.route(/\/api\/calls\b/, async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const calls = list.calls.map((call: { kind: string }) =>
      call.kind === 'intro' ? { ...call, actions: ['hold', 'miss'] } : call,
    )
    await route.fulfill({ response, json: { ...list, calls } })
  })
  await page.route('**/outcome', (route) => route.fulfill({ json: { status: 'missed' } }))
  await page.reload()
  await row.getByRole('button', { name: 'Held' }).click()
  await expect(page.getByText('Marked as held')).toBeVisible()
  await row.getByRole('button', { name: 'No-show' }).click()
  await expect(page.getByText('Marked as a no-show')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('whoever is nobody here goes to the landing page; a forged link opens nothing', async ({ page }) => {
  for (const path of ['/schedule-meeting', '/book']) {
    await page.goto(path)
    await expect(page.locator('#why-glide')).toBeAttached()
    await expect(page).toHaveURL('/')
  }
  await page.goto('/schedule-meeting?candidate=00000000-0000-4000-8000-000000000000')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goto('/book?token=forged')
  await expect(page.getByRole('alert')).toContainText('This link is not valid or has expired.')
})

test('a worker who is signed in books by the session, and Done leads to the landing page', async ({ page, people }) => {
  const talent = await people.talent()
  await talent.enter(page, '/schedule-meeting')
  await expect(page.getByRole('main').getByText(talent.email)).toBeVisible()
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL('/')
})
