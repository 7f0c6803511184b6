import type { Page } from '@playwright/test'
import { createProject } from '../src/contract/projects.ts'
import { uniqueWord } from './people.ts'
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
  return async () => {
    // The last frame may not have been looked at yet.
    await frames(page, 2)
    return page.evaluate(() => window.seenAt)
  }
}

const frames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)

const homes = [
  { as: 'buyer', path: '/homepage', answer: '/api/projects/overview', heading: 'No projects yet' },
  { as: 'candidate', path: '/homepage-labor', answer: '/api/dashboard', heading: 'Application Status' },
  { as: 'admin', path: '/admin/overview', answer: '/api/overview', heading: 'From applied to accepted' },
] as const

// A click on something that moves between press and release is lost.
for (const { as, path, answer, heading } of homes)
  test(`${path} shows nothing that moves when the rest is answered`, async ({ page, people }) => {
    const someone = await people[as]()
    const placesOf = await followHeading(page, heading)
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === answer)
    await page.route('**/api/waiting', async (route) => {
      // The page has its own answer, and time enough to show it.
      await answered
      await frames(page, 20)
      await route.continue()
    })
    await someone.enter(page, path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
    expect(await placesOf()).toHaveLength(1)
  })

test('a project in the list stays where it is when it is known how the reader fits it', async ({ page, people }) => {
  const [owner, talent] = await Promise.all([people.buyer(), people.talent()])
  const title = `Close ${uniqueWord()}`
  await owner.call(createProject, { title })
  const { promise: isShown, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/opening-fits?*', async (route) => {
    await isShown
    const [id] = (new URL(route.request().url()).searchParams.get('ids') ?? '').split(',')
    const fit = {
      id,
      least: 71,
      most: 84,
      outOf: 100,
      unanswered: 2,
      misses: ['US GAAP', 'NetSuite'],
      standing: 'near',
    }
    await route.fulfill({ json: { engine: '1', fits: [fit] } })
  })
  await talent.enter(page, `/projects-labor?search=${title}`)
  const link = page.getByRole('link', { name: `View Details of ${title}` })
  await expect(link).toBeVisible()
  // Whoever looks also moves the pointer.
  await page.mouse.move(200, 200)
  await frames(page, 20)
  const before = await link.boundingBox()
  answer()
  await expect(page.getByText('Your fit: 71–84 of 100')).toBeVisible()
  await frames(page, 2)
  expect(await link.boundingBox()).toEqual(before)
})
