import { moveApplication } from '../src/contract/applications.ts'
import { listEngagements } from '../src/contract/engagement-lines.ts'
import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { listProjects } from '../src/contract/projects.ts'
import { listTalent } from '../src/contract/talent.ts'
import { pdf } from './pdf.ts'
import type { Person } from './people.ts'
import { expect, test } from './test.ts'
import { showLongNames, tornWords } from './whole-words.ts'

test.describe('at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('long names are read whole, and nothing is cut off', async ({ page, people }) => {
    const [buyer, admin] = await Promise.all([people.demoBuyer(), people.admin()])
    const [{ projects }, { talent }, { engagements }] = await Promise.all([
      buyer.call(listProjects, { search: 'three entities' }),
      buyer.call(listTalent, {}),
      buyer.call(listEngagements, {}),
    ])
    const project = `/projects/${projects[0]?.id}`
    const compared = talent.slice(0, 5).map(({ id }) => id)
    await showLongNames(page)
    const isWhole = async (within = 'main') => {
      for (const width of [1280, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator(within).getByText('Krishnamoorthy').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect.soft(await tornWords(page, within), `${page.url()} at ${width} px`).toEqual([])
      }
    }
    for (const path of [
      '/talent',
      '/homepage',
      `/engagements/${engagements[0]?.id}`,
      `${project}/shortlist`,
      `${project}/compare?people=${compared}`,
      project,
    ]) {
      await buyer.enter(page, path)
      await isWhole()
    }
    for (const index of [0, 1, 2, 3, 4])
      await page
        .getByRole('checkbox', { name: /^Choose/ })
        .nth(index)
        .check()
    await page.getByRole('button', { name: 'Compare Applicants' }).click()
    await isWhole('[role=dialog]')
    for (const path of ['/admin/projects', '/admin/engagements', '/admin']) {
      await admin.enter(page, path)
      await isWhole()
    }
    await page.setViewportSize({ width: 760, height: 800 })
    await expect(page.getByLabel('Sort by')).toBeVisible()
    expect(await tornWords(page, 'main')).toEqual([])
  })

  test('chips that show nobody say why', async ({ page, people }) => {
    await (await people.demoBuyer()).enter(page, '/talent')
    const quiet = page.getByRole('radio', { name: 'Pending' })
    await expect(quiet).toHaveAccessibleDescription('Firms see accepted talent only.')
    await quiet.check()
    await expect(page.getByText('Firms see accepted talent only.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No candidates' })).toBeVisible()
    await page.getByRole('radio', { name: 'Approved' }).check()
    await expect(page.getByText('Firms see accepted talent only.')).toBeHidden()
  })

  test('the Manage panel stays in view, and says who reads the note', async ({ page, people }) => {
    const [owner, admin] = await Promise.all([people.buyer(), people.admin()])
    const [first, second, third] = await Promise.all([people.talent(), people.talent(), people.talent()])
    const { projectId } = await people.application(owner, first, { title: 'Close' })
    await Promise.all([second, third].map((one) => people.applyTo(projectId, one)))
    await owner.enter(page, `/projects/${projectId}`)
    await expect(page.getByText('Only your firm and our admins see this note.')).toBeVisible()
    await page.getByRole('button', { name: 'Decline' }).last().scrollIntoViewIfNeeded()
    for (const width of [1366, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      await expect(page.getByRole('button', { name: 'Edit Details' })).toBeInViewport()
      expect(await tornWords(page, 'main')).toEqual([])
    }
    await page.getByRole('link', { name: 'Edit on page' }).click()
    await expect(page.getByText('Only your firm and our admins see this note.')).toBeVisible()
    await page.goto('/projects/new')
    await expect(page.getByText('Only your firm and our admins see this note.')).toBeVisible()
    await admin.enter(page, `/projects/${projectId}`)
    await expect(page.getByText('Only your firm and our admins see this note.')).toBeVisible()
  })
})

test('a buyer schedules inside their own area, and public pages know who they are', async ({ page, people }) => {
  const [buyer, talent] = await Promise.all([people.buyer('Ellen'), people.talent()])
  await buyer.enter(page, `/schedule-meeting?candidate=${talent.candidateId}`)
  await expect(page.getByRole('heading', { name: `Interview with ${talent.name}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Projects' })).toBeVisible()

  for (const path of ['/', '/terms', '/talent-intake']) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Ellen' })).toHaveAttribute('href', '/settings')
    await expect(header.getByRole('link', { name: 'Login' })).toBeHidden()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/homepage')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('applicants are shown with credential, vetting and the software they know, sorted by fit, and compared', async ({
  page,
  people,
}) => {
  const [owner, vetted, pending] = await Promise.all([people.buyer(), people.talent(), people.candidate()])
  await pending.call(saveProfile, await profileWith(pending, ['QBO', 'Bill.com']))
  const project = { title: 'Close', softwareSystems: ['QuickBooks Online', 'Bill.com'] }
  const { projectId } = await people.application(owner, pending, project)
  await people.applyTo(projectId, vetted)
  await owner.enter(page, `/projects/${projectId}`)
  const cards = page.getByRole('list', { name: 'Applications' }).getByRole('listitem', { name: 'application' })
  await expect(cards.first()).toContainText(vetted.name)
  await expect(cards.first()).toContainText('Knows 0 of 2 systems you asked for')
  await page.getByLabel('Sort applications').selectOption('best-fit')
  await expect(cards.first()).toContainText(pending.name)
  await expect(cards.first()).toContainText('CPA')
  await expect(cards.first()).toContainText('Not yet vetted')
  await expect(cards.first()).toContainText('$36.50/hr')
  await expect(cards.first()).toContainText('Start date open')
  await expect(cards.first()).toContainText(/40 h\/week.* overlap with your day/)
  await expect(cards.first()).toContainText('Knows 2 of 2 systems you asked for')

  for (const { name } of [vetted, pending]) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Compare Applicants' }).click()
  const comparison = page.getByRole('region', { name: 'Comparison' })
  await expect(comparison.getByRole('row', { name: 'Credential' })).toContainText('CPA')
  await expect(comparison.getByRole('row', { name: 'Software you asked for' })).toContainText('Knows 2 of 2')
  await expect(comparison.getByRole('row', { name: 'Hours' })).toContainText(/40 h\/week.* overlap with your day/)
  await expect(comparison.getByRole('row', { name: 'Rate' })).toContainText('$36.50/hr')
  await expect(comparison.getByRole('row', { name: 'Can start' })).toBeVisible()
  await expect(comparison.getByRole('row', { name: 'Vetting' })).toContainText('Not yet vetted')
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: 'Vetted only' }).check()
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText(vetted.name)
})

test('hours that one firm has taken are no longer offered to the next', async ({ page, people }) => {
  const [taker, next, talent] = await Promise.all([people.buyer(), people.buyer(), people.talent()])
  await talent.call(saveProfile, await profileWith(talent, []))
  const { applicationId } = await people.application(taker, talent, { title: 'Close', engagementDetails: 'Part-time' })
  await next.enter(page, `/talent?search=${encodeURIComponent(talent.name)}`)
  const card = page.getByRole('listitem').filter({ hasText: talent.name })
  // What changed is read within seconds.
  const becomes = (availability: string) =>
    expect(async () => {
      await page.reload()
      await expect(card).toContainText(availability, { timeout: 5_000 })
    }).toPass()
  await becomes('40 h/week · Available now')
  await taker.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'accept' })
  await becomes('20 of 40 h/week free · Available now')
})

/** The profile of someone who is there 40 hours a week, with a credential and these tools. */
async function profileWith(someone: Person, tools: string[]) {
  const { profile, version, whatsapp, checks } = await someone.call(readProfile, {})
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }))
  const earliestStart = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const workingHours = { zone: 'America/New_York', weekly, hoursPerWeek: 40, earliestStart }
  const credential = { name: 'Certified Public Accountant', issuer: null, date: null, credential_id: null }
  return {
    profile: { ...profile, skills: { ...profile.skills, tools }, certifications: [credential] },
    workingHours,
    whatsapp,
    checks,
    expectedVersion: version,
  }
}

test('a brief keeps its headline, its duties and its range, and the posting is previewed before it is public', async ({
  page,
  people,
}) => {
  const owner = await people.buyer()
  await owner.enter(page, '/projects/new')
  await page.getByLabel('Request', { exact: true }).setInputFiles({
    name: 'brief.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      await pdf(
        'February gap, tax preparers',
        'Engagement: Part-time tax preparation',
        'Pay rate: $35 - $45 per hour',
        'Prepare 1040 and 1120-S returns for review by a partner.',
      ),
    ),
  })
  await expect(page.getByLabel('Project Title')).toHaveValue('February gap, tax preparers')
  await expect(page.getByLabel('Description')).toHaveValue('Prepare 1040 and 1120-S returns for review by a partner.')
  await page.getByLabel('End date').fill('2027-02-26')
  await page.getByLabel('Internal note').fill('Not for applicants.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview).toContainText('$35.00–$45.00/hr')
  await expect(preview).toContainText('Prepare 1040 and 1120-S returns')
  await expect(preview).toContainText('Feb 26, 2027')
  await expect(preview).not.toContainText('Not for applicants.')
  expect((await owner.call(listProjects, {})).projects).toEqual([])
  await preview.getByRole('button', { name: 'Back to Editing' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/)
  await expect(page.getByText('$35.00–$45.00/hr')).toBeVisible()
  await expect(page.getByText('Prepare 1040 and 1120-S returns for review by a partner.')).toBeVisible()
  await expect(page.getByText('Feb 26, 2027')).toBeVisible()
})
