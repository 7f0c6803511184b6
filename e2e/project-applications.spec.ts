import type { Page } from '@playwright/test'
import { applyToProject, moveApplication } from '../src/contract/applications.ts'
import { acceptOffer, makeOffer } from '../src/contract/offers.ts'
import { listProjects } from '../src/contract/projects.ts'
import { sampleTerms } from '../src/server/testing/sample-terms.ts'
import { violationsOf } from './axe.ts'
import { fillLogin, type Mail, mailTo, type People, password } from './people.ts'
import { expect, test } from './test.ts'

/** A project of a new buyer to which a new talent has applied. */
async function begin(people: People, title: string) {
  const [owner, talent] = await Promise.all([people.buyer(), people.talent()])
  const project = { title, payRate: 45, softwareSystems: ['QBO', 'FloQast'], internalNote: 'For partners.' }
  const { projectId } = await people.application(owner, talent, project)
  return { id: projectId, owner, talent }
}

const notice = (page: Page, words: string) => page.locator('.mantine-Notification-root', { hasText: words })
const card = (page: Page) => page.getByRole('listitem', { name: /, application$/ }).first()

const inspect = async (page: Page) => expect(await violationsOf(page)).toEqual([])

test('an owner reads an application, decides, and is told when another tab was faster', async ({ page, people }) => {
  const { id, owner, talent } = await begin(people, 'Journey of an application')
  await owner.enter(page, `/projects/${id}`)
  await expect(page.getByText('You are viewing your own project')).toBeVisible()
  await expect(card(page)).toContainText('$36.50/hr')
  await expect(card(page)).toContainText('Vetted')
  await page.getByRole('button', { name: 'Read full letter' }).click()
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()

  const slower = await page.context().newPage()
  await slower.goto(`/projects/${id}`)
  await expect(card(slower)).toContainText('Pending')

  await card(page).getByRole('button', { name: 'Review' }).click()
  await expect(notice(page, 'Application reviewing')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Review' })).toBeHidden()
  await mailTo(page, talent.email, 'application-reviewing')

  await card(slower).getByRole('button', { name: 'Decline' }).click()
  await expect(notice(slower, 'Failed to update application')).toContainText('Its status is now reviewing.')
  await expect(card(slower)).toContainText('Reviewing')
  await expect(card(slower).getByRole('button', { name: 'Accept' })).toBeVisible()

  await page.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('You’ll see contact details once you accept the application.')
  await expect(drawer).toContainText('Work experience')
  await expect(page).toHaveURL(/applicant=/)
  await inspect(page)
  await drawer.getByRole('button', { name: 'Accept' }).click()
  await expect(drawer).toContainText(talent.email)
  await notice(page, 'Application accepted').getByRole('button', { name: 'Undo' }).dblclick()
  await expect(notice(page, 'Decision undone')).toContainText('Nobody was emailed.')
  await expect(drawer).not.toContainText(talent.email)
  await drawer.getByRole('button', { name: 'Accept' }).click()
  await expect(drawer).toContainText(talent.email)
  await expect(notice(page, 'couldn’t be undone')).toHaveCount(0)
  await expect(notice(page, 'Decision undone')).toBeHidden()
  // The second click of a slow hand lands beside the drawer, where the notice was.
  const accepted = notice(page, 'Application accepted')
  const { x, y } = (await accepted.getByRole('button', { name: 'Undo' }).boundingBox()) as { x: number; y: number }
  await accepted.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(accepted).toBeHidden()
  await page.mouse.move(x + 4, y + 4)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await page.goForward()
  await expect(drawer).toContainText(talent.email)
  await page.mouse.click(x + 4, y + 4)
  await expect(drawer).toBeHidden()
  await expect(card(page).getByRole('link', { name: 'Contact Worker' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(talent.email)}`),
  )
  await expect(page.getByText('Total Applications')).toBeVisible()
  const [mail] = [await mailTo(page, talent.email, 'application-accepted')]
  expect(mail.links).toContain(`http://localhost:${process.env.E2E_PORT}/projects-labor/${id}`)
  const mails: Mail[] = await (await page.request.get(`/dev/mailbox.json?to=${talent.email}`)).json()
  expect(mails.filter(({ kind }) => kind === 'application-accepted')).toHaveLength(1)
})

test('filters, order and comparison are in the address, and by keyboard', async ({ page, people }) => {
  const buyer = await people.demoBuyer()
  const { projects } = await buyer.call(listProjects, { search: 'three entities' })
  await buyer.enter(page, `/projects/${projects[0]?.id}`)
  await page.getByRole('radio', { name: 'Declined' }).check()
  await expect(page).toHaveURL(/filter=rejected/)
  await expect(page.getByRole('listitem', { name: /, application$/ })).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Declined' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('listitem', { name: /, application$/ })).toHaveCount(7)

  await page.getByLabel('Sort applications').selectOption('Lowest rate first')
  await expect(page).toHaveURL(/sort=lowest-rate/)
  await expect(card(page)).toContainText('$21.00/hr')

  const boxes = page.getByRole('checkbox', { name: /^Choose/ })
  for (const index of [0, 2, 3, 4, 6]) {
    await boxes.nth(index).focus()
    await page.keyboard.press('Space')
    await expect(boxes.nth(index)).toBeChecked()
  }
  await boxes.nth(1).check()
  await expect(page.getByText('6 selected. Up to 5 can be compared.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compare Applicants' })).toBeDisabled()
  await boxes.nth(1).uncheck()
  await page.getByRole('button', { name: 'Compare Applicants' }).focus()
  await page.keyboard.press('Enter')
  const comparison = page.getByRole('dialog', { name: 'Compare applicants' })
  await expect(comparison.getByRole('columnheader')).toHaveCount(5)
  await expect(comparison.getByRole('row', { name: /^Software you asked for/ })).toContainText('QuickBooks Online')
  await inspect(page)
  const shared = page.url()
  await page.keyboard.press('Escape')
  await expect(comparison).toBeHidden()
  await page.goto(shared)
  await expect(comparison.getByRole('columnheader')).toHaveCount(5)
})

test('an owner declines two at once with one reason, takes it back, and declines them after all', async ({
  page,
  people,
}) => {
  const { id, owner, talent } = await begin(people, 'Journey of two who are declined')
  const second = await people.talent()
  await second.call(applyToProject, { projectId: id, coverLetter: 'Available now.' })
  await owner.enter(page, `/projects/${id}`)
  const cards = page.getByRole('listitem', { name: /, application$/ })
  const declineBoth = async () => {
    for (const index of [0, 1])
      await cards
        .nth(index)
        .getByRole('checkbox', { name: /^Choose/ })
        .check()
    await page.getByRole('button', { name: 'Decline 2' }).click()
    return page.getByRole('dialog', { name: 'Decline 2 Applicants' })
  }
  const dialog = await declineBoth()
  await expect(dialog.getByLabel('Reason')).toHaveValue(/^We enjoyed reading your application\./)
  await inspect(page)
  await dialog.getByRole('button', { name: 'Decline 2 Applicants' }).click()
  await expect(notice(page, '2 applications declined')).toBeVisible()
  await expect(cards.filter({ hasText: 'Declined' })).toHaveCount(2)
  await notice(page, '2 applications declined').getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, 'Decisions undone')).toBeVisible()
  await expect(cards.filter({ hasText: 'Pending' })).toHaveCount(2)

  await declineBoth()
  await dialog.getByLabel('Reason').fill('We need someone in our time zone. Questions? Call +1 212 555 0142.')
  await expect(dialog).toContainText('The rest is sent as written.')
  await dialog.getByRole('button', { name: 'Decline 2 Applicants' }).click()
  await expect(cards.filter({ hasText: 'Declined' })).toHaveCount(2)
  await talent.enter(page, '/applications-labor')
  await expect(page.getByText('We need someone in our time zone. Questions? Call [Phone number held].')).toBeVisible()
  await inspect(page)
})

test('closing a project asks first where people are engaged, and says who else waits', async ({ page, people }) => {
  const [owner, hired, waiting] = await Promise.all([people.buyer(), people.talent(), people.talent()])
  const { projectId: id, applicationId } = await people.application(owner, hired, { title: 'Books to close' })
  await people.applyTo(id, waiting)
  await owner.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'accept' })
  await owner.enter(page, `/projects/${id}`)
  const status = page.getByRole('region', { name: 'Status' })
  await status.getByRole('button', { name: 'Completed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete Project' })
  await expect(dialog).toContainText(`1 person is preparing to start: ${hired.name}.`)
  await expect(dialog).toContainText(`1 person is still waiting for an answer: ${waiting.name}.`)
  await inspect(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(status.getByRole('button', { name: 'Open' })).toBeDisabled()

  // The editor asks, too, and keeps what was typed.
  await page.getByRole('button', { name: 'Edit Details' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Details' })
  await editor.getByLabel('Project Title').fill('Books that are closed')
  await editor.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Archived' }).click()
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  const archive = page.getByRole('dialog', { name: 'Archive Project' })
  await expect(archive).toContainText(hired.name)
  await archive.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor.getByLabel('Project Title')).toHaveValue('Books that are closed')
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await archive.getByRole('button', { name: 'Archive Project' }).click()
  await expect(notice(page, 'Project updated')).toBeVisible()
  await expect(status.getByRole('button', { name: 'Archived' })).toBeDisabled()
  await mailTo(page, hired.email, 'engagement-ended')

  // Nobody is engaged now, so nothing is asked.
  await status.getByRole('button', { name: 'Completed' }).click()
  await expect(notice(page, 'Project status updated to completed')).toBeVisible()

  await mailTo(page, waiting.email, 'application-ended')
  await waiting.enter(page, '/applications-labor')
  await expect(page.getByText('The firm closed the project, so your application has ended.')).toBeVisible()
})

test('a project with all it needs is filled and answers who waits; completed, it leaves everyone their next steps', async ({
  page,
  people,
}) => {
  const [owner, hired, waiting] = await Promise.all([people.buyer(), people.talent(), people.talent()])
  const { projectId: id, applicationId } = await people.application(owner, hired, {
    title: 'Books for one',
    estimatedHires: 1,
  })
  await people.applyTo(id, waiting)
  await owner.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'accept' })
  const offer = await owner.call(makeOffer, { id: applicationId, terms: sampleTerms, status: 'sent' })
  await hired.call(acceptOffer, { id: offer.id, round: 1 })

  await owner.enter(page, `/projects/${id}`)
  await expect(page.getByRole('main').locator('[data-tone]').first()).toHaveText('Filled')
  const status = page.getByRole('region', { name: 'Status' })
  await expect(status).toContainText('This project isn’t accepting applications.')
  await expect(page.getByRole('listitem', { name: `${waiting.name}, application` })).toContainText('Declined')
  await mailTo(page, waiting.email, 'application-ended')
  await waiting.enter(page, `/projects-labor/${id}`)
  await expect(page.getByText('The buyer filled the project, so your application has ended.')).toBeVisible()

  await hired.enter(page, '/platform')
  const steps = page.getByRole('group', { name: /^Next steps/ })
  await steps.getByLabel('Email your contact and introduce yourself').check()
  await expect(steps).toContainText('2 of 5 done')

  await owner.enter(page, `/projects/${id}`)
  await status.getByRole('button', { name: 'Completed' }).click()
  await page.getByRole('dialog', { name: 'Complete Project' }).getByRole('button', { name: 'Complete Project' }).click()
  await expect(notice(page, 'Project status updated to completed')).toBeVisible()
  await hired.enter(page, '/platform')
  const engagement = page.getByRole('article').filter({ hasText: 'Books for one' })
  await expect(engagement).toContainText('Completed')
  await expect(engagement.getByRole('link', { name: owner.email })).toBeVisible()
  await expect(steps.getByLabel('Email your contact and introduce yourself')).toBeChecked()
  await steps.getByLabel('Agree on your deliverables for the first week').check()
  await expect(steps).toContainText('3 of 5 done')
})

test('an owner changes the status, copies the link and deletes the project', async ({ page, people, context }) => {
  const { id, owner, talent } = await begin(people, 'Journey of a project')
  await owner.enter(page, `/projects/${id}`)
  const status = page.getByRole('region', { name: 'Status' })
  await expect(status.getByRole('button', { name: 'Open' })).toBeDisabled()
  await status.getByRole('button', { name: 'Completed' }).click()
  await expect(notice(page, 'Project status updated to completed')).toBeVisible()
  await expect(status.getByRole('button', { name: 'Completed' })).toBeDisabled()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(notice(page, 'Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/projects/${id}$`))
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByLabel('Copy this link')).toBeFocused()

  const worker = page.getByRole('link', { name: /^View as Worker/ })
  await expect(worker).toHaveAttribute('target', '_blank')
  await expect(worker).toHaveAttribute('href', `/projects-labor/${id}`)

  await page.getByRole('button', { name: 'Delete Project' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Delete this project? This cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete Project' }).click()
  await dialog.getByRole('button', { name: 'Delete Project' }).click()
  await expect(notice(page, 'Project deleted')).toBeVisible()
  await expect(page).toHaveURL('/projects')
  await mailTo(page, talent.email, 'project-deleted')
  await page.goto(`/projects/${id}`)
  await expect(page.getByText("This project may have been removed or doesn't exist.")).toBeVisible()
})

test('a visitor reads an open project, logs in and is back; a draft, a wrong id and a failure have their words', async ({
  page,
  people,
}) => {
  const { id, talent } = await begin(people, 'Journey of a visitor')
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey of a visitor')
  await expect(page.getByText('Multiple')).toBeVisible()
  await expect(page.getByText('Flexible')).toBeVisible()
  await expect(page.getByText('For partners.')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page, talent.email, password)
  await expect(page).toHaveURL(`/projects/${id}`)
  await expect(page.getByRole('link', { name: 'View and Apply' })).toBeVisible()

  await page.goto('/projects/nonsense')
  await expect(page.getByText("This project may have been removed or doesn't exist.")).toBeVisible()

  await page.route('**/api/projects/*', (route) => route.abort())
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('heading', { name: 'Unable to Load Project' })).toBeVisible()
  await page.unroute('**/api/projects/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey of a visitor')
})
