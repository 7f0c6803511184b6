import { applyToProject } from '../src/contract/applications.ts'
import { arrangeInterview, readInterviewTimes, takeTime } from '../src/contract/interviews.ts'
import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { createProject } from '../src/contract/projects.ts'
import { violationsOf } from './axe.ts'
import { type Candidate, mailTo } from './people.ts'
import { expect, test } from './test.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]
/** Nights in Manila, which are days in New York. */
const nights = {
  zone: 'Asia/Manila',
  weekly: weekdays.map((weekday) => ({ weekday, from: '20:00', to: '05:00' })),
  hoursPerWeek: null,
  earliestStart: null,
}

async function worksNights(talent: Candidate) {
  const { version, profile, whatsapp, checks } = await talent.call(readProfile, {})
  await talent.call(saveProfile, { expectedVersion: version, profile, whatsapp, checks, workingHours: nights })
}

test('side by side in New York and Manila: a firm books, the accountant moves, the firm cancels, and nobody is left alone with it', async ({
  browser,
  people,
}) => {
  const [buyer, talent] = await Promise.all([people.buyer('Ellen'), people.talent()])
  await worksNights(talent)
  const firm = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  const worker = await (await browser.newContext({ timezoneId: 'Asia/Manila' })).newPage()

  await buyer.enter(firm, `/schedule-meeting?candidate=${talent.candidateId}`)
  await expect(firm.getByRole('heading', { name: `Interview with ${talent.name}` })).toBeVisible()
  await expect(firm).toHaveTitle(`Interview with ${talent.name} · Glide`)
  await firm.getByRole('radio', { name: '45 min' }).check()
  await firm
    .getByRole('radio', { name: /9:00 AM$/ })
    .first()
    .check()
  await expect(firm.getByText('9:00 – 9:45 AM')).toBeVisible()
  await expect(firm.getByText(/Eastern (Standard|Daylight) Time/).first()).toBeVisible()
  await expect(firm.getByText('Philippine Standard Time (GMT+8)').last()).toBeVisible()
  await firm.getByLabel(/^Note to/).fill('We walk through a close together.')
  await firm.getByRole('button', { name: 'Book Interview' }).click()
  await expect(firm).toHaveURL(/\/interviews\//)
  await expect(firm.getByText('There’s no link for the call yet. Add one below.')).toBeVisible()

  // The accountant is told, sees it by their own clock, and moves it.
  const mail = await mailTo(worker, talent.email, 'interview-booked')
  expect(mail.subject).toBe('Your interview is booked')
  await talent.enter(worker, '/homepage-labor')
  await worker.getByRole('link', { name: 'Ellen Reed' }).click()
  await expect(worker.getByText('We walk through a close together.')).toBeVisible()
  await expect(worker.getByText(/^(9|10):00 – (9|10):45 PM$/)).toBeVisible()
  await worker.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(worker.getByRole('heading', { name: 'Choose another time' })).toBeFocused()
  await worker.getByRole('button', { name: 'Keep as It Is' }).click()
  await expect(worker.getByRole('button', { name: 'Move', exact: true })).toBeFocused()
  await worker.keyboard.press('Enter')
  await worker.getByRole('radio').last().check()
  await worker.getByLabel(/^Note to/).fill('My daughter’s play is that evening.')
  await worker.getByRole('button', { name: 'Move Interview' }).click()
  await expect(worker.getByRole('button', { name: 'Move Interview' })).toBeHidden()
  await mailTo(firm, buyer.email, 'interview-moved')

  // The firm sees why, and cancels; the accountant reads the word.
  await firm.reload()
  await expect(firm.getByText('My daughter’s play is that evening.')).toBeVisible()
  await firm.getByRole('button', { name: 'Cancel Interview' }).click()
  const dialog = firm.getByRole('dialog', { name: 'Cancel Interview' })
  await dialog.getByLabel('Reason').fill('The project is on hold.')
  await dialog.getByRole('button', { name: 'Cancel Interview' }).click()
  await expect(firm.getByText('Your firm canceled this interview.')).toBeVisible()
  await mailTo(worker, talent.email, 'interview-cancelled')
  await worker.reload()
  await expect(worker.getByText('The project is on hold.')).toBeVisible()

  // Both find it among what is over.
  for (const [page, home, name] of [
    [worker, '/homepage-labor', 'Ellen Reed'],
    [firm, '/homepage', talent.name],
  ] as const) {
    await page.goto(home)
    await page.getByRole('link', { name: 'All interviews' }).click()
    await expect(page.getByRole('radio', { name: 'Past' })).toBeChecked()
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('Canceled')).toBeVisible()
  }
})

test('who wants to be asked is proposed times, and takes one on a phone', async ({ page, people, browser }) => {
  const [buyer, talent] = await Promise.all([people.buyer(), people.talent()])
  await worksNights(talent)
  await talent.enter(page, '/settings')
  const choice = page.getByRole('switch', { name: 'Firms may book an interview at once' })
  await expect(choice).toBeChecked()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await choice.uncheck({ force: true })
  expect((await saved).status()).toBe(200)
  await expect(choice).not.toBeChecked()

  await buyer.enter(page, `/schedule-meeting?candidate=${talent.candidateId}`)
  await expect(page.getByRole('button', { name: 'Propose 0 Times' })).toBeDisabled()
  // On a phone, what was chosen leaves the times in reach.
  await page.setViewportSize({ width: 375, height: 700 })
  const times = page.getByRole('group', { name: 'Time', exact: true }).getByRole('checkbox')
  for (const index of [0, 1, 2, 3, 4]) await times.nth(index).check({ timeout: 5000 })
  for (const index of [0, 1, 2, 3, 4]) await times.nth(index).uncheck({ timeout: 5000 })
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const index of [0, 3, 5])
    await page
      .getByRole('checkbox', { name: /[AP]M$/ })
      .nth(index)
      .check()
  await page.getByRole('button', { name: 'Propose 3 Times' }).click()
  await expect(page.getByRole('heading', { name: `Waiting for ${talent.name}` })).toBeVisible()

  const phone = await (
    await browser.newContext({ viewport: { width: 375, height: 700 }, timezoneId: 'Asia/Manila' })
  ).newPage()
  await talent.enter(phone, '/homepage-labor')
  await phone.getByRole('link', { name: 'Choose', exact: true }).click()
  await phone.getByRole('button', { name: 'Choose This Time' }).nth(1).click()
  await expect(phone.getByText('Booked', { exact: true })).toBeVisible()
  await mailTo(page, buyer.email, 'interview-booked')
})

test('two of one firm change one interview: neither overwrites the other, nor cancels what they haven’t seen', async ({
  page,
  people,
  browser,
  network,
}) => {
  const [owner, talent] = await Promise.all([people.buyer('Ellen'), people.talent()])
  await worksNights(talent)
  const colleague = await people.colleague(owner)
  const asked = { candidate: talent.candidateId, minutes: 30, zone: 'America/New_York' } as const
  const { starts } = await owner.call(readInterviewTimes, asked)
  const arrange = (how: 'book' | 'propose', at: number) =>
    owner.call(arrangeInterview, { ...asked, how, times: [starts[at] as string] })
  const { id } = await arrange('book', 0)
  const theirs = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': network } })).newPage()

  // Arranging another one mentions the first.
  await colleague.enter(theirs, `/schedule-meeting?candidate=${talent.candidateId}`)
  const ahead = theirs.getByText('Your firm already has an interview with Carmen:').getByRole('link')
  await expect(ahead).toBeVisible()
  expect(await violationsOf(theirs)).toEqual([])
  await ahead.click()
  await expect(theirs).toHaveURL(`/interviews/${id}`)
  await owner.enter(page, `/interviews/${id}`)

  const link = (tab: typeof page) => tab.getByLabel('Link for the call')
  await link(page).fill('https://meet.example/ellen')
  await link(theirs).fill('https://meet.example/tomas')
  await theirs.getByRole('button', { name: 'Save Link' }).click()
  await expect(theirs.getByText('Link saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save Link' }).click()
  await expect(page.getByText('This interview has just been changed.')).toBeVisible()
  await expect(
    page.getByText('Someone at your firm has since set this link: https://meet.example/tomas.'),
  ).toBeVisible()
  await expect(link(page)).toHaveValue('https://meet.example/ellen')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Link' }).click()
  await expect(page.getByText('Link saved')).toBeVisible()

  for (const tab of [page, theirs]) {
    await tab.getByRole('button', { name: 'Move', exact: true }).click()
    await tab
      .getByRole('radio')
      .nth(tab === page ? 4 : 8)
      .check()
  }
  await theirs.getByRole('button', { name: 'Move Interview' }).click()
  await expect(theirs.getByText('Interview moved')).toBeVisible()
  await page.getByRole('button', { name: 'Move Interview' }).click()
  await expect(page.getByRole('alert').getByText('This interview has just been changed.')).toBeVisible()
  const shown = (tab: typeof page) => tab.locator('time').first().getAttribute('datetime')
  expect(await shown(page)).toBe(await shown(theirs))

  // The last row goes with what a colleague canceled, and the dialog with it.
  for (const tab of [page, theirs]) {
    await tab.goto('/interviews')
    await tab.getByRole('button', { name: /^Cancel the interview/ }).click()
    await tab.getByRole('dialog').getByLabel('Reason').fill('The project is on hold.')
  }
  const cancel = (tab: typeof page) => tab.getByRole('dialog').getByRole('button', { name: 'Cancel Interview' }).click()
  await cancel(theirs)
  await expect(theirs.getByText('Interview canceled')).toBeVisible()
  await cancel(page)
  await expect(page.getByRole('alert')).toContainText('This is no longer possible. The interview was canceled.')

  // What is withdrawn is what nobody has taken yet.
  const proposed = await arrange('propose', 6)
  await page.goto(`/interviews/${proposed.id}`)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('We found someone.')
  await talent.call(takeTime, { id: proposed.id, startsAt: starts[6] as string, zone: 'Asia/Manila' })
  await cancel(page)
  await expect(page.getByRole('alert')).toContainText('This interview has just been changed.')
  await expect(page.getByText('Booked', { exact: true })).toBeVisible()
})

test('an interview ends with its application or its project, and each dialog names it first', async ({
  page,
  people,
}) => {
  const [buyer, talent] = await Promise.all([people.buyer('Ellen'), people.talent()])
  await worksNights(talent)
  const { id } = await buyer.call(createProject, { title: 'Year-end close' })
  await talent.call(applyToProject, { projectId: id, coverLetter: 'I close books.' })
  const asked = { candidate: talent.candidateId, minutes: 30, zone: 'America/New_York' } as const
  const { starts } = await buyer.call(readInterviewTimes, asked)
  const times = [starts[0] as string]
  await buyer.call(arrangeInterview, { ...asked, how: 'book', times, project: id })
  const named = `1 interview will be canceled: ${talent.name} (`

  await buyer.enter(page, `/projects/${id}`)
  await page.getByRole('checkbox', { name: /^Choose/ }).check()
  await page.getByRole('button', { name: 'Decline 1' }).click()
  const declining = page.getByRole('dialog', { name: 'Decline 1 Applicant' })
  await expect(declining).toContainText(named)
  expect(await violationsOf(page)).toEqual([])
  await declining.getByRole('button', { name: 'Cancel' }).click()

  // What ends may be read slowly; a decision can be undone at once.
  const slow = Promise.withResolvers<void>()
  await page.route('**/closing', (route) => slow.promise.then(() => route.continue()))
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const notice = (text: string) => page.locator('.mantine-Notification-root', { hasText: text })
  const declined = notice('Application rejected')
  await expect(declined.getByRole('button', { name: 'Undo' })).toBeVisible()
  slow.resolve()
  await expect(declined).toContainText(named)
  await declined.getByRole('button', { name: 'Undo' }).click()
  await expect(notice('Decision undone')).toBeVisible()

  await page.getByRole('button', { name: 'Completed' }).click()
  const closing = page.getByRole('dialog', { name: 'Complete Project' })
  await expect(closing).toContainText(named)
  await closing.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Delete Project' }).click()
  const deleting = page.getByRole('dialog', { name: 'Delete Project' })
  await expect(deleting).toContainText(named)
  await expect(deleting).toContainText(`1 person is still waiting for an answer: ${talent.name}.`)
  expect(await violationsOf(page)).toEqual([])
  await deleting.getByRole('button', { name: 'Delete Project' }).click()
  await mailTo(page, talent.email, 'interview-cancelled')
  await talent.enter(page, '/interviews')
  await page.getByRole('radio', { name: 'Past' }).check()
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText('The project was deleted, and applications to it have ended.')).toBeVisible()
})
