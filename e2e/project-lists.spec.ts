import { applyToProject } from '../src/contract/applications.ts'
import { createProject, setProjectStatus } from '../src/contract/projects.ts'
import { readWaiting } from '../src/contract/replies.ts'
import { uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

const coverLetter = 'I have closed books like yours for years.'

test('a firm sees who applied to each project, who since it looked, and what waits for it', async ({
  page,
  people,
}) => {
  const [owner, first, second, third] = await Promise.all([
    people.buyer(),
    people.candidate(),
    people.candidate(),
    people.candidate(),
  ])
  const { id: projectId } = await owner.call(createProject, { title: 'Month-end close', estimatedHires: 2 })
  await owner.call(createProject, { title: 'Nobody yet' })
  for (const applicant of [first, second]) await applicant.call(applyToProject, { projectId, coverLetter })

  await owner.enter(page, '/projects')
  const card = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card('Month-end close')).toContainText('2 applicants · 2 new')
  await expect(card('Nobody yet')).not.toContainText('applicant')

  await page.getByRole('link', { name: 'Month-end close' }).click()
  const looked = page.waitForResponse((response) => response.url().endsWith(`/${projectId}/applications/look`))
  await expect(page.getByRole('list', { name: 'Applications' }).getByRole('listitem')).toHaveCount(2)
  expect((await looked).status()).toBe(200)
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(card('Month-end close')).toContainText('2 applicants')
  await expect(card('Month-end close')).not.toContainText('new')

  await third.call(applyToProject, { projectId, coverLetter })
  await expect.poll(async () => (await owner.call(readWaiting, {})).waiting[0]?.count).toBe(3)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(card('Month-end close')).toContainText('3 applicants · 1 new')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting).toContainText('3 applications for Month-end close')
  await expect(waiting).toContainText(third.name)
  await waiting.getByRole('link', { name: /^Review 3/ }).click()
  await expect(page).toHaveURL(`/projects/${projectId}`)
  for (const { name } of [first, second, third]) {
    const application = page.getByRole('listitem', { name: `${name}, application` })
    await application.getByRole('button', { name: 'Review' }).click()
    await expect(application).toContainText('Reviewing')
  }
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(waiting).toContainText('Nothing is waiting for you.')
})

test('an admin finds a project by firm, status and title, and goes through to it', async ({ page, people }) => {
  const [admin, owner, applicant] = await Promise.all([people.admin(), people.buyer(), people.candidate()])
  const word = uniqueWord()
  const { id: projectId } = await owner.call(createProject, { title: `Sales tax ${word}`, estimatedHires: 2 })
  const { id: draft } = await owner.call(createProject, { title: `Audit ${word}` })
  await owner.call(setProjectStatus, { id: draft, status: 'draft' })
  await applicant.call(applyToProject, { projectId, coverLetter })

  await admin.enter(page, '/admin')
  await page.getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  const rows = page.locator('main tbody tr')
  await page.getByLabel('Search title or firm').fill(word)
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('2 projects of all firms.')).toBeVisible()
  await expect(rows.first()).toContainText(`Audit ${word}`)
  await page.getByLabel('Sort projects').selectOption('Most applicants first')
  await expect(rows.first()).toContainText(`Sales tax ${word}`)
  await expect(rows.first()).toContainText('0 of 2')
  await page.getByRole('radio', { name: 'Draft' }).check({ force: true })
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(`/admin/projects?search=${word}&state=draft&sort=most-applicants`)
  await page.getByRole('radio', { name: 'Open' }).check({ force: true })

  await page.getByRole('link', { name: `Sales tax ${word}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'For admins' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await page.getByLabel('Search title or firm').fill(`tax ${word}`)
  await expect(page).toHaveURL(`/admin/projects?search=tax+${word}`)
  await page.getByRole('link', { name: `View the shortlist of Sales tax ${word}` }).click()
  await expect(page).toHaveURL(`/admin/overview/shortlists/${projectId}`)
})
