import { listDuplicates, mergeCandidates } from '../src/contract/duplicates.ts'
import { type ListedJob, listJobs, retryJob } from '../src/contract/jobs.ts'
import { createLead } from '../src/contract/leads.ts'
import { bookIntroCall, listSlots } from '../src/contract/scheduling.ts'
import { type Candidate, logIn, mailTo, type People, type Person, password, someEmail, uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

/** Newest first, those of other journeys may fill pages before it. */
async function waitingJob(admin: Person, kind: string, page = 1): Promise<ListedJob | undefined> {
  const { jobs } = await admin.call(listJobs, { filter: 'waiting', page })
  return jobs.length > 0 ? (jobs.find((job) => job.kind === kind) ?? waitingJob(admin, kind, page + 1)) : undefined
}

/** Two candidates with the same phone number, once the product has found them: now instead of within a minute, if its job still waits. */
async function pairOf(people: People, admin: Person, first: object, second: object): Promise<[Candidate, Candidate]> {
  const one = await people.candidate(first)
  const other = await people.candidate({ ...second, phoneNumber: one.phoneNumber })
  await expect(async () => {
    const job = await waitingJob(admin, 'fingerprint-candidates')
    if (job) await admin.call(retryJob, { id: job.id })
    const { pairs } = await admin.call(listDuplicates, { candidate: one.candidateId })
    expect(pairs).toHaveLength(1)
  }).toPass()
  return [one, other]
}

test('an admin merges someone who applied twice, who is told when logging in, and tells two others apart', async ({
  page,
  people,
}) => {
  const admin = await people.admin()
  const word = uniqueWord()
  const [kept, merged] = await pairOf(
    people,
    admin,
    { firstName: 'Omar', lastName: word, email: `omar.${word}@example.org` },
    { firstName: 'Omár', lastName: word, email: `omar.${word}+books@example.org` },
  )
  const [camila, valentina] = await pairOf(people, admin, { firstName: 'Camila' }, { firstName: 'Valentina' })

  await admin.enter(page, '/admin/duplicates')
  const twice = page.getByRole('region', { name: `${kept.name} and ${merged.name}` })
  await expect(twice.getByRole('heading')).toHaveText('Same phone number · Similar name and email')
  for (const { email } of [kept, merged]) {
    const resume = page.context().waitForEvent('response', (response) => response.url().includes('/files/'))
    await twice.getByRole('button', { name: `resume of ${email}` }).click()
    expect((await resume).headers()['content-type']).toBe('application/pdf')
  }
  await twice.getByRole('link', { name: kept.name }).click()
  await expect(page.getByText(`Possible duplicate of ${merged.name}: same phone number`)).toBeVisible()
  await page.getByRole('link', { name: merged.name }).click()
  await expect(page).toHaveURL(/\/admin\/duplicates\?candidate=/)

  await twice.getByRole('button', { name: `Keep This One ${kept.email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await twice.getByRole('button', { name: `Keep This One ${kept.email}` }).click()
  await expect(page.getByRole('dialog')).toContainText('You can undo this for 7 days.')
  await page.getByRole('dialog').getByRole('button', { name: 'Merge Candidates' }).click()
  await expect(page.getByRole('heading', { name: 'No duplicates' })).toBeVisible()
  for (const { email } of [kept, merged]) {
    const { text } = await mailTo(page, email, 'accounts-merged')
    // Masked, and still two: which one stays is plain.
    const [, one, other] = /twice, with (\S+…\S*@example\.org) and with (\S+…\S*@example\.org)\./.exec(text) ?? []
    expect(one).not.toBe(other)
    expect(text).toMatch(new RegExp(`log(ging)? in with (${one}|that address)`))
  }

  await page.getByRole('button', { name: 'Show All Candidates' }).click()
  const household = page.getByRole('region', { name: `${camila.name} and ${valentina.name}` })
  await household.getByRole('button', { name: 'Not a Duplicate' }).click()
  await expect(household).toBeHidden()
  await page.getByText('Not duplicates').click()
  await expect(household.getByText('by Jordan B.')).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, merged.email, password)
  await expect(page.getByRole('alert')).toContainText('Please log in with o…@example.org.')
})

test('an admin undoes a merge from the history of the one who stayed, and the other logs in again', async ({
  page,
  people,
}) => {
  const admin = await people.admin()
  const [kept, other] = await pairOf(people, admin, { firstName: 'Luz' }, { firstName: 'Lucia' })
  const { pairs } = await admin.call(listDuplicates, { candidate: kept.candidateId })
  await admin.call(mergeCandidates, { id: pairs[0]?.id as string, keptId: kept.candidateId })

  await admin.enter(page, `/admin/candidates/${kept.candidateId}`)
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByText(`Merged with: ${other.name}, ${other.email}`).getByRole('link', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/filter=merged/)
  const merge = page.getByRole('listitem').filter({ hasText: other.email })
  await expect(merge).toContainText('by Jordan B.')
  await merge.getByRole('button', { name: `Undo Merge of ${other.email}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${other.email} becomes a candidate again`)
  await dialog.getByRole('button', { name: 'Undo Merge' }).click()
  await expect(page.getByRole('heading', { name: 'No recent merges' })).toBeVisible()
  for (const { email } of [kept, other]) await mailTo(page, email, 'merge-undone')

  await page.getByText('Not duplicates').click()
  const apart = page.getByRole('region', { name: new RegExp(other.name) })
  await expect(apart.getByText('by Jordan B.')).toBeVisible()
  await apart.getByRole('link', { name: other.name }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('Merge: undone')).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, other.email, password)
  await expect(page).toHaveURL(/\/homepage-labor/)
})

test('an admin handles a lead, finds its email, and cancels a call with a reason', async ({ page, people }) => {
  const [admin, guest] = await Promise.all([people.admin(), people.candidate()])
  const email = someEmail('lead')
  await guest.call(createLead, { email })
  await admin.enter(page, '/admin/leads')
  await page.getByRole('searchbox', { name: 'Search email' }).fill(email)
  await expect(page.getByRole('button', { name: /^Mark Handled/ })).toHaveCount(1)
  await page.getByRole('button', { name: `Mark Handled ${email}` }).click()
  await expect(page.getByRole('heading', { name: 'No leads' })).toBeVisible()
  await page.getByText('Handled', { exact: true }).click()
  await expect(page.getByRole('row', { name: email })).toContainText('by Jordan B.')

  // Another journey may book the first slot in the meantime.
  await expect(async () => {
    const { slots } = await guest.call(listSlots, {})
    await guest.call(bookIntroCall, { startsAt: slots[0] as string, zone: 'UTC' })
  }).toPass()
  await page.goto('/admin/calls')
  const call = page.getByRole('row', { name: guest.name })
  await call.getByRole('button', { name: 'Cancel' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel Call' })
  await expect(confirm).toBeDisabled()
  await page.getByLabel('Reason').fill('The team is traveling that day.')
  await confirm.click()
  await expect(call).toBeHidden()
  await mailTo(page, guest.email, 'intro-call-cancelled')
  await page.goto(`/admin/mail?search=${guest.email}`)
  await expect(page).toHaveURL('/admin/mail')
  await expect(page.getByRole('row', { name: 'Your intro call was canceled' })).toContainText('Sent')
})
