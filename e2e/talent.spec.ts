import type { Page } from '@playwright/test'
import { decideCandidate } from '../src/contract/candidates.ts'
import { violationsOf } from './axe.ts'
import { uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

const cards = (page: Page) => page.locator('main li h2')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name, email or term' })
const carmen = 'Carmen Dizonara'

test.beforeEach(async ({ page, people }) => {
  await (await people.buyer()).enter(page, '/talent')
  await expect(cards(page).first()).toBeVisible()
})

test('a buyer finds someone by name, by address and by what they know, and every step has its address', async ({
  page,
}) => {
  await search(page).fill('dizonara')
  await expect(cards(page)).toHaveText([carmen])
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible()
  await search(page).fill('talent@glide.test')
  await expect(cards(page)).toHaveText([carmen])
  await expect(page).toHaveURL('/talent')
  await page.reload()
  await expect(cards(page)).toHaveText([carmen])
  await expect(search(page)).toHaveValue('talent@glide.test')
  await expect(page.getByText('talent@glide.test')).toHaveCount(0)
  // It stays by a link within the page, too, and the page goes on working.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page).toHaveURL('/talent#main')
  await expect(cards(page)).toHaveText([carmen])
  await expect(search(page)).toHaveValue('talent@glide.test')

  await page.getByText('Pending', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No candidates' })).toBeVisible()
  await expect(page.getByText('New talent will appear here as they apply.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/talent')

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('combobox', { name: 'Software' }).fill('qbo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/talent?software=qbo')
  const first = page.locator('main li', { has: page.locator('h2') }).first()
  await expect(first.getByRole('list', { name: 'Skills and software' })).toContainText('QuickBooks Online, asked for')
  await expect(first.getByText('Rate', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove qbo' }).click()
  await expect(page).toHaveURL('/talent')
})

test('a buyer finds people by what they do, in the words of the trade', async ({ page }) => {
  for (const word of ['tax', 'tax preparer', '1040', 'QuickBooks', 'bookkeeper']) {
    const asked = page.waitForResponse(
      (response) =>
        response.url().includes('/api/talent?') && new URL(response.url()).searchParams.get('search') === word,
    )
    await search(page).fill(word)
    const { talent } = (await (await asked).json()) as { talent: { name: string }[] }
    expect(talent.length, word).toBeGreaterThan(0)
    await expect(cards(page)).toHaveText(talent.map(({ name }) => name))
  }

  await search(page).fill('')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const skills = page.getByRole('combobox', { name: 'Skills, credentials and areas' })
  const findsSomebody = async (word: string) => {
    await expect(page.getByRole('button', { name: `Remove ${word}` })).toBeVisible()
    await expect(page.locator('main ul[aria-busy=false] h2').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No candidates' })).toBeHidden()
    await page.getByRole('button', { name: `Remove ${word}` }).click()
    await expect(page).toHaveURL('/talent')
  }
  for (const word of ['tax', 'tax preparer', '1040']) {
    await skills.fill(word)
    await skills.press('Enter')
    await findsSomebody(word)
  }
  await skills.fill('tax prep')
  await page.getByRole('option', { name: 'Tax Preparation', exact: true }).click()
  await findsSomebody('Tax Preparation')
  await page.getByRole('combobox', { name: 'Software' }).fill('QuickBooks')
  await page.keyboard.press('Enter')
  await findsSomebody('QuickBooks')
})

test('a long skill on a card can be read whole', async ({ page }) => {
  const skill = 'Intercompany reconciliations of seventeen entities in four currencies'
  await page.setViewportSize({ width: 320, height: 700 })
  await page.route(/\/api\/talent\?/, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { talent: { skills: string[] }[] }
    const talent = list.talent.map((one) => ({ ...one, skills: [skill, ...one.skills] }))
    await route.fulfill({ response, json: { ...list, talent } })
  })
  await page.reload()
  const term = page.getByText(skill).first()
  await expect(term).toBeVisible()
  expect(await term.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

test('whoever applied last comes first, no matter who was accepted last', async ({ page, people }) => {
  const family = uniqueWord()
  const admin = await people.admin()
  const earlier = await people.candidate({ firstName: 'Ana', lastName: family })
  const later = await people.candidate({ firstName: 'Bea', lastName: family })
  for (const { candidateId } of [later, earlier])
    await admin.call(decideCandidate, { id: candidateId, expectedStatus: 'pending', decision: { move: 'accept' } })
  for (const filter of ['all', 'approved']) {
    await page.goto(`/talent?search=${family}&filter=${filter}`)
    await expect(cards(page)).toHaveText([later.name, earlier.name])
  }
})

test('a buyer filters by terms, hours and rate, and an empty list says what to loosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Filters', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Highest rate ($ an hour)').fill('1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/talent?rate=1')
  await expect(page.getByRole('heading', { name: 'No candidates' })).toBeVisible()
  await page.getByLabel('Highest rate ($ an hour)').fill('none')
  await expect(page.getByText('Please enter a whole number from 1 to 1000.')).toBeVisible()
  await page.getByLabel('Highest rate ($ an hour)').fill('1')
  await page.getByLabel('Free hours a week').fill('10')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL('/talent?hours=10&rate=1')
  const loosen = page.getByRole('list', { name: 'What to loosen' })
  await expect(loosen.getByRole('listitem')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Filters (2)' }).click()
  await expect(page.getByRole('button', { name: 'Remove 10 h a week free for 12 weeks' })).toBeVisible()
  await loosen.getByRole('button', { name: /^Drop “Up to \$1 an hour”: \d+ candidates?$/ }).click()
  await expect(page).toHaveURL('/talent?hours=10')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove 10 h a week free for 12 weeks' }).click()
  await expect(page).toHaveURL('/talent')
})

test('where no single filter is enough, the list says which ones together', async ({ page }) => {
  await page.goto('/talent?skills=CPA&software=Lacerte,Yardi&hours=60&rate=1')
  await expect(page.getByText('Dropping one filter isn’t enough.')).toBeVisible()
  const drop = page.getByRole('list', { name: 'What to loosen' }).getByRole('button')
  await expect(drop).toHaveCount(1)
  await drop.click()
  await expect(cards(page).first()).toBeVisible()
})

test('a card opens the profile beside the list, the resume in a tab and the way to a call', async ({
  page,
  people,
}) => {
  await search(page).fill(carmen)
  await expect(cards(page)).toHaveText([carmen])
  const card = page.getByRole('link', { name: carmen })
  const rate = await page.getByText(/\/hr all in · /).textContent()
  await card.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Profile' })
  await expect(drawer.getByRole('heading', { name: carmen })).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'Work experience' })).toBeVisible()
  await expect(drawer.getByText(rate ?? '')).toBeVisible()
  await expect(page).toHaveURL(/person=/)
  await expect(page).toHaveTitle(`${carmen} · Glide`)
  const notes = drawer.getByRole('region', { name: 'Notes' })
  await notes.getByLabel('New note').fill('Quick to answer.')
  await notes.getByRole('button', { name: 'Add Note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Quick to answer.')
  await expect(notes.getByText('Only your firm reads these notes.')).toBeVisible()
  const profile = page.url()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(card).toBeFocused()
  await page.goBack()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')

  const opening = page.waitForEvent('popup')
  const resume = page.context().waitForEvent('response', (response) => response.url().includes('/files/drawn/'))
  await page.getByRole('button', { name: 'View Resume' }).click()
  await opening
  expect((await resume).headers()['content-type']).toBe('application/pdf')

  await page.getByRole('link', { name: 'Schedule Interview' }).click()
  await expect(page).toHaveURL(/\/schedule-meeting\?candidate=/)
  await expect(page.getByText(carmen).first()).toBeVisible()

  await (await people.buyer()).enter(page, profile)
  await expect(notes.getByText('No notes yet.')).toBeVisible()
})

test('a firm puts someone on a list, finds them there, hides them, and shows them again', async ({ page }) => {
  await search(page).fill(carmen)
  await expect(cards(page)).toHaveText([carmen])
  await page.getByRole('button', { name: `Lists for ${carmen}` }).click()
  const dialog = page.getByRole('dialog', { name: `Lists for ${carmen}` })
  await dialog.getByRole('button', { name: 'Add to New List' }).click()
  await expect(dialog.getByText('Please enter a name for the list.')).toBeVisible()
  await dialog.getByLabel('New list').fill('Tax season')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Tax season' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByText('On Tax season (Ellen Reed).')).toBeVisible()

  await page.goto('/talent')
  await page.getByLabel('List', { exact: true }).selectOption('Tax season')
  await expect(cards(page)).toHaveText([carmen])
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Lists for ${carmen}` }).click()
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nobody on this list' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('List', { exact: true }).selectOption('Hidden (1)')
  await expect(cards(page)).toHaveText([carmen])
  await page.getByRole('button', { name: `Lists for ${carmen}` }).click()
  await dialog.getByRole('button', { name: 'Show Again' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('List', { exact: true }).selectOption('Tax season')
  await page.getByRole('button', { name: 'Delete List' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete List' }).click()
  await expect(page).toHaveURL('/talent')
  await expect(page.getByLabel('List', { exact: true })).toHaveCount(0)
})

test('what fails is said, and may be tried again', async ({ page }) => {
  await page.route('**/api/talent?*', (route) => route.abort())
  await page.goto('/talent?search=dizo')
  await expect(page.getByRole('alert')).toContainText('Failed to load candidates')
  await page.unroute('**/api/talent?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveText([carmen])

  await page.route('**/resume-link', (route) => route.abort())
  await page.getByRole('button', { name: 'View Resume' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to open resume')
})
