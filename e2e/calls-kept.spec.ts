import { decideCandidate } from '../src/contract/candidates.ts'
import { violationsOf } from './axe.ts'
import { mailTo, uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

test.use({ timezoneId: 'UTC' })

test('calls follow into a calendar by a private link, and a decision names what is still booked', async ({
  page,
  people,
}) => {
  const [candidate, admin] = await Promise.all([people.candidate(), people.admin()])
  const interviewAt = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const decision = { move: 'interview' as const, interviewAt }
  await admin.call(decideCandidate, { id: candidate.candidateId, expectedStatus: 'pending', decision })

  await candidate.enter(page, '/settings')
  await page.getByRole('button', { name: 'Create calendar link' }).click()
  const link = await page.getByLabel('Your calendar link').inputValue()
  expect(await violationsOf(page)).toEqual([])
  const path = new URL(link).pathname
  const feed = async () => (await page.request.get(path)).text()
  expect(await feed()).toContain('SUMMARY:Glide interview')
  // Shown once: after a reload nobody can read it.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Revoke link' })).toBeVisible()
  await expect(page.getByLabel('Your calendar link')).toHaveCount(0)

  await admin.enter(page, `/admin/candidates/${candidate.candidateId}`)
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject Candidate' })
  await expect(dialog.getByText('A call is still booked:')).toBeVisible()
  await expect(dialog.getByText(/^Interview with us,/)).toBeVisible()
  await dialog.getByLabel('Reason').fill('No overlap with US hours.')
  await dialog.getByRole('checkbox', { name: 'Cancel it' }).check()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Reject Candidate' }).click()
  await expect(page.getByText('Candidate rejected')).toBeVisible()
  await mailTo(page, candidate.email, 'candidate-rejected')
  expect(await feed()).not.toContain('SUMMARY')

  await candidate.enter(page, '/settings')
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByRole('button', { name: 'Create calendar link' })).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)
})

test('an interview is never set in the past, one at the same time is warned of, and a wrong one is moved', async ({
  page,
  people,
}) => {
  const family = uniqueWord()
  const [admin, ana, bea] = await Promise.all([
    people.admin(),
    people.candidate({ firstName: 'Ana', lastName: family }),
    people.candidate({ firstName: 'Bea', lastName: family }),
  ])
  await admin.call(decideCandidate, {
    id: ana.candidateId,
    expectedStatus: 'pending',
    decision: { move: 'interview', interviewAt: '2037-05-04T15:00:00.000Z' },
  })
  await admin.enter(page, `/admin/candidates/${bea.candidateId}?tab=details`)
  await page.getByRole('button', { name: 'Interview', exact: true }).click()
  const setting = page.getByRole('dialog', { name: 'Schedule Interview' })
  const clash = new RegExp(`^Interview with Ana ${family}, May 4, 2037, 3:00 PM UTC`)
  const time = setting.getByLabel('Date and time')
  await time.fill('2024-05-06T15:30')
  await setting.getByRole('button', { name: 'Schedule Interview' }).click()
  await expect(setting.getByText('Please choose a time in the future.', { exact: true })).toBeVisible()
  await page.route('**/api/candidate-calls', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message: 'Too many.' } } }),
  )
  await time.fill('2037-05-04T15:30')
  await expect(setting.getByText('Couldn’t check what else is booked at the same time.')).toBeVisible()
  await expect(setting.getByRole('button', { name: 'Schedule Interview' })).toBeEnabled()
  await page.unroute('**/api/candidate-calls')
  await setting.getByRole('button', { name: 'Try Again' }).click()
  await expect(setting.getByText(clash)).toBeVisible()
  await setting.getByRole('button', { name: 'Schedule Interview' }).click()
  await expect(page.getByText('Interview scheduled')).toBeVisible()

  await page.getByRole('button', { name: 'Move Interview' }).click()
  const moving = page.getByRole('dialog', { name: 'Move Interview' })
  await expect(moving.getByText(clash)).toBeVisible()
  await moving.getByLabel('Date and time').fill('2037-05-04T17:00')
  await expect(moving.getByText(clash)).toHaveCount(0)
  await moving.getByRole('button', { name: 'Move Interview' }).click()
  await expect(page.getByText('Interview moved')).toBeVisible()
  await expect(page.getByText('May 4, 2037, 5:00 PM UTC').first()).toBeVisible()
  await mailTo(page, bea.email, 'candidate-interview')
})
