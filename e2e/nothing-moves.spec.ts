import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    seenAt: number[]
  }
}

/** The places where a heading was shown, each once. Call it before the page is opened. */
async function followHeading(page: Page, heading: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((heading) => {
    window.seenAt = []
    const look = () => {
      const found = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === heading)
      if (found?.checkVisibility()) {
        const top = Math.round(found.getBoundingClientRect().top + scrollY)
        if (!window.seenAt.includes(top)) window.seenAt.push(top)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, heading)
  return () =>
    page.evaluate(async () => {
      // The last frame may not have been looked at yet.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return window.seenAt
    })
}

const homes = [
  { as: 'buyer', path: '/homepage', heading: 'No projects yet' },
  { as: 'candidate', path: '/homepage-labor', heading: 'Application Status' },
  { as: 'admin', path: '/admin/overview', heading: 'From applied to accepted' },
] as const

// Whoever clicks what moves away between press and release has clicked nothing.
for (const { as, path, heading } of homes)
  test(`${path} shows nothing that moves when the rest is answered`, async ({ page, people }) => {
    const someone = await people[as]()
    const placesOf = await followHeading(page, heading)
    await page.route('**/api/waiting', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await someone.enter(page, path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
    expect(await placesOf()).toHaveLength(1)
  })
