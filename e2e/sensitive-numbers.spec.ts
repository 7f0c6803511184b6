import { createProject } from '../src/contract/projects.ts'
import { expect, test } from './test.ts'

const words = (place: string) =>
  `${place} seems to contain a Social Security number. Nobody on Glide needs it: please remove it.`

test('a worker is warned of a number as it is typed, and no more once it is gone', async ({ page, people }) => {
  const [buyer, talent] = await Promise.all([people.buyer(), people.talent()])
  const { id } = await buyer.call(createProject, { title: 'Close' })
  await talent.enter(page, `/projects-labor/${id}`)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const letter = page.getByLabel('Cover Letter')
  await letter.fill('Call 212-555-0147. My number is 123-45-6789.')
  await expect(page.getByText(words('Cover Letter'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled()
  await letter.fill('Call 212-555-0147.')
  await expect(page.getByText(words('Cover Letter'))).toBeHidden()

  await page.goto('/talent-profile')
  const summary = page.getByRole('textbox', { name: 'Summary' })
  await summary.fill('SSN 123456789')
  await expect(page.getByText(words('Professional summary'))).toBeVisible()
  await page.getByLabel('Full name').focus()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(summary).toBeFocused()
})

test('a buyer is warned of a number in a project and may post it all the same', async ({ page, people }) => {
  await (await people.buyer()).enter(page, '/projects/new')
  await page.getByLabel('Project Title').fill('Close for 123-45-6789')
  await expect(page.getByText(words('Project Title'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
})
