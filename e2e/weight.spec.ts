import type { Page } from '@playwright/test'
import { createProject } from '../src/contract/projects.ts'
import { expect, test } from './test.ts'

type Enter = (page: Page, path: string) => Promise<unknown>

/** The scripts of a page until it is idle and nobody has touched it, as sent: headers included. */
async function weigh(page: Page, path: string, enter: Enter) {
  const sizes = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const sent = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
    if (pathname.endsWith('.js')) sizes.set(pathname, sent)
  })
  await enter(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const kilobytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000
  process.stdout.write(`${path}: ${kilobytes.toFixed(1)} KB of JavaScript in ${sizes.size} files\n`)
  return kilobytes
}

const open: Enter = (page, path) => page.goto(path)

const limits = [
  { path: '/', limit: 5, as: 'anyone' },
  { path: '/login', limit: 130, as: 'anyone' },
  { path: '/homepage', limit: 170, as: 'buyer' },
  { path: '/talent', limit: 170, as: 'buyer' },
  { path: '/admin', limit: 170, as: 'admin' },
  // Its form checks phone numbers of every country, which weighs 30 KB.
  { path: '/homepage-labor', limit: 215, as: 'candidate' },
  { path: '/projects-labor', limit: 170, as: 'candidate' },
] as const

test('the page of a project loads at most 184 KB of JavaScript', async ({ page, people }) => {
  const owner = await people.buyer()
  const { id } = await owner.call(createProject, { title: 'Close' })
  expect(await weigh(page, `/projects/${id}`, owner.enter)).toBeLessThanOrEqual(184)
})

test('the page of a candidate loads at most 185 KB of JavaScript', async ({ page, people }) => {
  const [admin, { candidateId }] = await Promise.all([people.admin(), people.candidate()])
  expect(await weigh(page, `/admin/candidates/${candidateId}`, admin.enter)).toBeLessThanOrEqual(185)
})

for (const { path, limit, as } of limits)
  test(`${path} loads at most ${limit} KB of JavaScript`, async ({ page, people }) => {
    const enter = as === 'anyone' ? open : (await people[as]()).enter
    const kilobytes = await weigh(page, path, enter)
    expect(kilobytes).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(limit)
  })
