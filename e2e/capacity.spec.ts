import type { Locator, Page } from '@playwright/test'
import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './test.ts'

const weeks = (page: Page) => page.getByRole('button', { name: /^Week of / })
const chosen = (page: Page) => page.locator('[data-monday][aria-pressed="true"]')

async function middleOf(week: Locator) {
  const box = await week.boundingBox()
  if (!box) throw new Error('The week isn’t shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.beforeEach(async ({ page, people }) => {
  const talent = await people.talent()
  const { version, email: _, photoUrl: __, ...own } = await talent.call(readProfile, {})
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }))
  await talent.call(saveProfile, {
    ...own,
    expectedVersion: version,
    workingHours: { zone: 'America/New_York', weekly, hoursPerWeek: 40, earliestStart: null },
  })
  await talent.enter(page, '/capacity')
  await expect(weeks(page)).toHaveCount(52)
})

test('talent drag over weeks, or walk through them by keyboard, and set their hours', async ({ page }) => {
  const [first, last] = [await middleOf(weeks(page).nth(4)), await middleOf(weeks(page).nth(9))]
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  await page.mouse.move(last.x, last.y, { steps: 6 })
  await page.mouse.up()
  await expect(chosen(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(chosen(page)).toHaveCount(0)

  await weeks(page).nth(0).focus()
  await page.keyboard.press('ArrowRight')
  for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(chosen(page)).toHaveCount(3)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved and confirmed')).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /: 12 hours free/ })).toHaveCount(3)
})

test('a rate that can’t be read is refused, and the one from before stays', async ({ page }) => {
  const rate = page.getByLabel('Rate, or low end ($)')
  const save = page.getByRole('button', { name: 'Save Rate' })
  await rate.fill('50')
  await save.click()
  await expect(page.getByText('Saved and confirmed')).toBeVisible()
  await rate.fill('')
  await rate.pressSequentially('45-50')
  await save.click()
  await expect(page.getByText('Please enter a number.')).toBeVisible()
  await expect(rate).toBeFocused()
  await page.reload()
  await expect(rate).toHaveValue('50')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } })

  test('sideways chooses weeks', async ({ page }) => {
    await weeks(page).nth(0).scrollIntoViewIfNeeded()
    const [first, last] = [await middleOf(weeks(page).nth(1)), await middleOf(weeks(page).nth(4))]
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [first])
    for (let step = 1; step <= 6; step++)
      await touch('touchMove', [{ x: first.x + ((last.x - first.x) * step) / 6, y: first.y }])
    await touch('touchEnd', [])
    await expect(chosen(page)).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Save Weeks' })).toBeInViewport()
  })
})
