import type { Page } from '@playwright/test'
import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { violationsOf } from './axe.ts'
import { recordDelays } from './delays.ts'
import { type Candidate, fillLogin, type People, password } from './people.ts'
import { expect, test } from './test.ts'

const origin = () => ({ origin: `http://localhost:${process.env.E2E_PORT}` })
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' })
const summary = (page: Page) => page.getByRole('textbox', { name: 'Summary' })
const saved = (page: Page) => page.getByText('Profile saved successfully!')

const position = (name: string, start_date: string, end_date: string) => ({
  position: name,
  company: 'Tala Books',
  location: 'Manila',
  start_date,
  end_date,
  description: null,
  achievements: ['Closed three entities by day five.'],
})

const degree = (name: string, graduation_date: string) => ({
  degree: name,
  institution: 'University of Santo Tomas',
  field_of_study: 'Accountancy',
  location: 'Manila',
  graduation_date,
  gpa: null,
  honors: null,
})

/** A profile with several entries and two fields to check. */
async function fillProfile(talent: Candidate) {
  const { version, email, photoUrl, ...rest } = await talent.call(readProfile, {})
  await talent.call(saveProfile, {
    ...rest,
    expectedVersion: version,
    profile: {
      ...rest.profile,
      professional_summary: 'I close the books of US firms.',
      work_experience: [
        position('Senior Accountant', '2021-01', 'Present'),
        position('Staff Accountant', '2018-03', '2020-12'),
        position('Junior Accountant', '2016-06', '2018-02'),
      ],
      education: [degree('Bachelor of Science', '2016-04'), degree('Diploma', '2012')],
      skills: { ...rest.profile.skills, technical: ['Consolidation'], frameworks: ['US GAAP'] },
    },
    checks: [
      { path: 'skills.frameworks', confidence: 0.4 },
      { path: 'education.0.graduation_date', confidence: 0.4 },
    ],
    workingHours: { zone: 'Asia/Manila', weekly: [{ weekday: 1, from: '21:00', to: '05:00' }] },
  })
}

async function openProfile(page: Page, people: People): Promise<Candidate> {
  const talent = await people.talent()
  await fillProfile(talent)
  await talent.enter(page, '/talent-profile')
  await expect(save(page)).toBeVisible()
  return talent
}

/** Changes what is stored, as another tab would. */
async function saveElsewhere(page: Page, edit: (profile: Record<string, unknown>) => object) {
  const { version, email, photoUrl, ...rest } = await (await page.request.get('/api/profile')).json()
  const data = { ...rest, expectedVersion: version, profile: { ...rest.profile, ...edit(rest.profile) } }
  expect((await page.request.put('/api/profile', { headers: origin(), data })).status()).toBe(200)
}

test('a worker fills in the profile, section by section, and buyers see it without contact data', async ({
  page,
  people,
}) => {
  const delays = await recordDelays(page)
  await openProfile(page, people)
  await page.getByLabel('Full name').fill('Maria S. Salvalonga')
  await summary(page).fill('I close the books of three-entity groups by day four. Write to maria@canary.example.')

  const experience = page.getByRole('region', { name: 'Work experience' })
  await experience.getByRole('button', { name: 'Add position' }).click()
  await expect(experience.getByRole('textbox', { name: 'Position' })).toBeFocused()
  await experience.getByRole('textbox', { name: 'Position' }).fill('Controller')
  await experience.getByRole('textbox', { name: 'Company' }).fill('Orrin Lake')
  await experience.getByRole('textbox', { name: 'Start' }).fill('march 2012')
  await experience.getByRole('textbox', { name: 'End' }).fill('2011')
  await experience
    .getByRole('textbox', { name: 'Achievements' })
    .fill('• Closed in three days\n\n• Trained two juniors')
  await save(page).click()
  await expect(experience.getByText('The end is before the start.')).toBeVisible()
  await expect(experience.getByRole('textbox', { name: 'End' })).toBeFocused()
  await experience.getByRole('textbox', { name: 'End' }).fill('4/2013')

  const tools = page.getByRole('combobox', { name: 'Software & Tools' })
  await tools.fill('  Sage Intacct ')
  await tools.press('Enter')
  await tools.fill('sage intacct')
  await tools.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Sage Intacct' })).toHaveCount(1)
  await page.getByLabel('Website').fill('javascript:alert(1)')
  await page.getByLabel('Portfolio').fill('maria.example/work')
  await page.getByLabel('Portfolio').blur()
  await expect(page.getByLabel('Portfolio')).toHaveValue('https://maria.example/work')
  await expect(page.getByText('Please enter a link that starts with http:// or https://.')).toBeVisible()
  await save(page).click()
  await expect(page.getByLabel('Website')).toBeFocused()
  await page.getByLabel('Website').fill('')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await delays()).toContain(3000)
  await expect(saved(page)).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('Maria S. Salvalonga')

  await page.reload()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'What buyers see' })
  await expect(preview).toContainText('Mar 2012 – Apr 2013')
  await expect(preview).toContainText('Trained two juniors')
  await expect(preview).toContainText('overlap with your day')
  await expect(preview.getByRole('link', { name: 'maria.example/work' })).toHaveAttribute(
    'href',
    'https://maria.example/work',
  )
  await expect(preview).not.toContainText('canary')
  await expect(preview).not.toContainText('@')
})

test('entries move, go and come back by keyboard alone', async ({ page, people }) => {
  await openProfile(page, people)
  const entries = page.getByRole('region', { name: 'Work experience' }).getByRole('listitem')
  const names = () => entries.locator('small').allTextContents()
  const before = await names()
  expect(before.length).toBeGreaterThan(2)

  const down = entries.first().getByRole('button', { name: /^Move .* down$/ })
  await down.focus()
  await page.keyboard.press('Enter')
  expect(await names()).toEqual([before[1], before[0], ...before.slice(2)])
  await expect(entries.nth(1).getByRole('button', { name: /^Move .* down$/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await names()).toEqual(before)

  await entries
    .first()
    .getByRole('button', { name: /^Remove/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  expect(await names()).toEqual(before.slice(1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  expect(await names()).toEqual(before)
})

test('fields that were hard to read ask to be checked', async ({ page, people }) => {
  await openProfile(page, people)
  await expect(page.getByText('2 fields to check.')).toBeVisible()
  await page.getByRole('button', { name: 'Specializations: looks right' }).click()
  await expect(page.getByText('1 field to check.')).toBeVisible()
  await page.getByRole('button', { name: /^Bachelor of Science/ }).click()
  await page.getByRole('textbox', { name: 'Graduation' }).fill('May 2016')
  await expect(page.getByText('to check')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await expect(page.getByText('2 fields to check.')).toBeVisible()
})

test('two tabs lose nothing: what both changed is asked, the rest comes together', async ({ page, people }) => {
  await openProfile(page, people)
  const [mine, theirs] = [`Mine, ${Date.now()}.`, `Theirs, ${Date.now()}.`]
  await saveElsewhere(page, ({ skills }) => ({
    professional_summary: theirs,
    skills: { ...(skills as object), soft_skills: ['Patience'] },
  }))
  await summary(page).fill(mine)
  await page.getByLabel('Location').fill('Pune')
  await save(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'changed elsewhere' })
  await expect(alert.getByText(`Yours: ${mine}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Patience' })).toBeVisible()
  await alert.getByRole('button', { name: 'Use this one' }).click()
  await expect(summary(page)).toHaveValue(theirs)
  await expect(page.getByLabel('Location')).toHaveValue('Pune')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(alert).toBeHidden()
})

test('leaving asks, and neither a failed save nor an ended session costs a word', async ({ page, people }) => {
  const { email } = await openProfile(page, people)
  await summary(page).fill('Not to be lost.')
  await page.getByRole('link', { name: 'Overview' }).click()
  const question = page.getByRole('dialog', { name: 'Leave Without Saving' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/talent-profile')

  await page.route('**/api/profile', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error saving profile' })).toBeVisible()
  await expect(summary(page)).toHaveValue('Not to be lost.')
  await page.unroute('**/api/profile')

  await page.context().clearCookies()
  await save(page).click()
  await expect(page.getByRole('dialog', { name: 'Not signed in' })).toBeVisible()
  await page.goto('/talent-profile')
  await expect(page).toHaveURL(/\/login\?redirect=%2Ftalent-profile/)
  await fillLogin(page, email, password)
  await expect(page.getByText('We kept what you typed.')).toBeVisible()
  await expect(summary(page)).toHaveValue('Not to be lost.')
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await summary(page).fill('To be lost.')
  await page.getByRole('link', { name: 'Overview' }).click()
  await question.getByRole('button', { name: 'Leave Without Saving' }).click()
  await expect(page).toHaveURL('/homepage-labor')
  await page.goto('/talent-profile')
  await expect(summary(page)).toHaveValue('Not to be lost.')
})

test('the photo is saved at once; what is no picture or too large is refused', async ({ page, people }) => {
  await openProfile(page, people)
  const field = page.locator('input[type=file]')
  await field.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Please upload an image file')).toBeVisible()
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('Photo must be under 5MB')).toBeVisible()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Photo updated')).toBeVisible()
  await expect(page.getByText('Photo must be under 5MB')).toBeHidden()
  const picture = page.getByRole('region', { name: 'Photo' }).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).locator('img')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Photo removed')).toBeVisible()
})

test('markup in every field is text, in the form and to buyers', async ({ page, people }) => {
  await openProfile(page, people)
  const payload = '"><img src=x onerror=__xss=1>'
  const marked = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(marked)
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, marked(value)]))
    return payload
  }
  await saveElsewhere(page, ({ personal_info, skills, ...rest }) => {
    const links = { linkedin: null, github: null, portfolio: null, website: null, phone: null }
    return {
      ...(marked(rest) as object),
      skills: marked(skills),
      personal_info: { ...(marked(personal_info) as object), ...links },
    }
  })
  await page.reload()
  await expect(summary(page)).toHaveValue(payload)
  const folded = page.getByRole('main').locator('button[aria-expanded="false"]')
  while ((await folded.count()) > 0) await folded.first().click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog')).toContainText('onerror')
  expect(await page.evaluate(() => '__xss' in window)).toBe(false)
})

for (const { width, scheme } of [
  { width: 1440, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const)
  test(`unfolded, wrong and previewed at ${width} px, ${scheme}`, async ({ page, people }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await openProfile(page, people)
    await page.getByRole('region', { name: 'Work experience' }).locator('[aria-expanded]').first().click()
    await page
      .getByRole('region', { name: 'Education' })
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByLabel('Website').fill('no link')
    await save(page).click()
    const inspect = async () => {
      expect(await violationsOf(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    await inspect()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await inspect()
  })
