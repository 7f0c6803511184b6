import { decideCandidate } from '../src/contract/candidates.ts'
import { violationsOf } from './axe.ts'
import { mailTo } from './people.ts'
import { expect, test } from './test.ts'

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
